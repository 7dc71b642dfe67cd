"""The invented delegations and people of the demonstration: any likeness to real ones is chance."""

from dataclasses import dataclass

from web.acts.delegations import Names

EVENT = "jogos-do-vale"
TITLE = "VII Jogos das Cooperativas do Vale Inventado"
PLACE = "Santa Invenção do Vale"

DELEGATIONS = (
    Names(
        "Cooperativa Agropecuária Vale do Ipê-Amarelo Ltda.", "Agropecuária Vale do Ipê-Amarelo", "Ipê-Amarelo", "VIA"
    ),
    Names("Cooperativa de Crédito Rio das Capivaras Ltda.", "Crédito Rio das Capivaras", "Rio das Capivaras", "CRC"),
    Names(
        "Cooperativa Central de Laticínios Nossa Senhora da Boa Esperança da Serra Azul Ltda.",
        "Laticínios Nossa Senhora da Boa Esperança",
        "Lat. Boa Esperança",
        "LBE",
    ),
    Names("Cooperativa dos Transportadores Estrada Nova", "Transportadores Estrada Nova", "Estrada Nova", "TEN"),
    Names(
        "Cooperativa de Eletrificação Rural Luz do Rincão", "Eletrificação Rural Luz do Rincão", "Luz do Rincão", "ELR"
    ),
    Names("Cooperativa Vinícola Parreiral do Alto Ltda.", "Vinícola Parreiral do Alto", "Parreiral do Alto", "VPA"),
    Names("Cooperativa Educacional Semear e Colher", "Educacional Semear e Colher", "Semear e Colher", "ESC"),
    Names("Cooperativa de Trabalho Médico Dois Jacarandás", "Médica Dois Jacarandás", "Dois Jacarandás", "MDJ"),
    Names("Cooperativa Habitacional Morada do Sabiá", "Habitacional Morada do Sabiá", "Morada do Sabiá", "HMS"),
    Names("Cooperativa dos Pescadores da Lagoa Mansa", "Pescadores da Lagoa Mansa", "Lagoa Mansa", "PLM"),
    Names("Cooperativa de Recicladores Volta e Meia", "Recicladores Volta e Meia", "Volta e Meia", "RVM"),
    Names("Cooperativa Apícola Zumbido Doce", "Apícola Zumbido Doce", "Zumbido Doce", "AZD"),
)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of the demonstration: ``modality`` is what it coordinates, "" for the committee. The password is no
    secret: it is printed when the demonstration starts."""

    name: str
    email: str
    password: str
    modality: str = ""


COMMITTEE = Person("Rosa Amarante", "comissao@exemplo.test", "jogos-da-comissao")
COORDINATORS = (
    Person("Jandira Quintela", "domino@exemplo.test", "jogos-de-domino", "domino"),
    Person("Osvaldo Bem-te-vi", "truco@exemplo.test", "jogos-de-truco", "truco"),
    Person("Marlene Tapajós", "futsal@exemplo.test", "jogos-de-futsal", "futsal"),
    Person("Ivo Pedra Lisa", "volei@exemplo.test", "jogos-de-volei", "volei-de-quadra"),
    Person("Nair Raia Sete", "atletismo@exemplo.test", "jogos-de-atletismo", "atletismo"),
    Person("Otávio Cancha Velha", "bolao@exemplo.test", "jogos-de-bolao", "bolao"),
)
PEOPLE = (COMMITTEE, *COORDINATORS)
