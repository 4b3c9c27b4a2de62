import { type AnswerFacts, alikeWords } from '../answer-facts.ts'
import { germanNumbers } from './de-numbers.ts'

/** What is right in every German sentence. */
export const germanAnswers: AnswerFacts = {
  alike: alikeWords(`
    gern gerne
    Samstag Sonnabend
    Samstagabend Sonnabendabend
    Fahrrad Rad
    Handy Mobiltelefon
    Oma Großmutter
    Opa Großvater
    Mama Mutti Mutter
    Papa Vati Vater
    Auto Wagen
    Autos Wagen
    Bus Autobus
    jetzt nun
    öfter öfters
    hab habe
    Hallo Hi
    Apfelsine Orange
    Fleischer Metzger
    Arzt Doktor
    Ärztin Doktorin
    anderen andren
    andere andre
    anfangen beginnen
    Fernseher Fernsehgerät
    rasch schnell
    nur bloß
    oft häufig
    niemand keiner
    immer stets
    schon bereits
    danach anschließend
    Soße Sauce
    Tablette Pille
    Tabletten Pillen
    Nachtisch Dessert
    zahlen bezahlen
    zusammen gemeinsam
    tschüss tschüs
    Karotte Möhre
    Karotten Möhren
    Brötchen Semmel
    Kartoffel Erdapfel
    Kartoffeln Erdäpfel
    Sahne Rahm
    Januar Jänner
    auch ebenfalls
    vielleicht eventuell
    manchmal gelegentlich
    ungefähr etwa circa
    fast beinahe
    erhalten bekommen
    erhält bekommt
    nirgends nirgendwo
    trotzdem dennoch
    deshalb deswegen daher darum
    obwohl obgleich
    bisher bislang
    find finde
    glaub glaube
    denk denke
    brauch brauche
    wohn wohne
    lern lerne
    kauf kaufe
    sag sage
    hätt hätte
    würd würde
    wär wäre
  `),
  contractions: [
    ['an dem', 'am'],
    ['in dem', 'im'],
    ['in das', 'ins'],
    ['an das', 'ans'],
    ['auf das', 'aufs'],
    ['zu dem', 'zum'],
    ['zu der', 'zur'],
    ['von dem', 'vom'],
    ['bei dem', 'beim'],
    ['für das', 'fürs'],
    ['durch das', 'durchs'],
    ['um das', 'ums'],
    ['habe es', 'hab’s'],
    ['zu Hause', 'zuhause'],
    ['nach Hause', 'nachhause'],
    ['so dass', 'sodass'],
    ['auf Grund', 'aufgrund'],
    ['mit Hilfe', 'mithilfe'],
    ['kennen lernen', 'kennenlernen'],
  ],
  enclitics: { es: '’s' },
  numbers: germanNumbers,
  articles: (_, gender) =>
    ({ m: ['der', 'ein'], f: ['die', 'eine'], n: ['das', 'ein'], mf: ['der', 'die', 'ein', 'eine'] })[gender],
}
