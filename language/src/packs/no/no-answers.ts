import { type AnswerFacts, alikeWords } from '../answer-facts.ts'
import { norwegianNumbers } from './no-numbers.ts'

/** Stems of feminine nouns: linja and linjen. */
const feminine =
  `klokk linj jent kon dør bok hytt øy strand hånd tid natt seng sol ek uk sak gat mor søster datter avis bygd elv flask gryt
  jord kann kass kirk kak lamp leks lomm mus nøtt pann pip pumpe pøls ros rut saks sid skje stu skjort tann tant tåk trapp vis øks
  ku geit høn reis regning stilling løsning mening bestilling avdeling utstilling forretning retning setning leilighet mulighet
  nyhet sannhet frihet vesk jakk buks luk luft makt mark melk oppgav supp stund årstid helg hytt skiv såp trøy tung vogn vugg bru
  brygg fløyt frukt erm grein gitar hylle hær juling kjærlighet kvinn løgn lyng myr plat pik rad rettighet rot rull skam skrift
  slekt solnedgang stemm stjern storby strek svigermor tavl trøst ungdom urt utgift uvenn verd vekt øv åre eng ei bestemor utsikt leie husleie ferge ferje mormor farmor`
    .split(/\s+/)
    .filter(Boolean)
const feminineStems = new Set(feminine.map((stem) => stem.replace(/e$/, '')))

/** Stems of verbs whose past ends in -et or -a: snakket and snakka. */
const weakVerbs = new Set(
  `snakk vent jobb arbeid hopp dans lag våkn åpn slutt kast hent handl kost ønsk elsk husk prat krangl regn snø saml sykl pakk vask
  host vandr stopp start parker mist lås dekk vekk lukk slapp flytt bytt rydd puss skift klag nekt fest last rett skad sjekk stol
  takk test tvil varm lagr ramm hat hoppe vakn samarbeid ordn endr fors forandr forbann`
    .split(/\s+/)
    .filter(Boolean),
)

/** -a and -en, -a and -et: only where both are right. */
function respell(word: string): string {
  const stem = word.replace(/(?:a|en|et)$/, '')
  if (stem === word) return word
  if (/(?:a|en)$/.test(word) && feminineStems.has(stem)) return `${stem}a`
  if (/(?:a|et)$/.test(word) && weakVerbs.has(stem)) return `${stem}a`
  return word
}

/** What is right in every Norwegian sentence. */
export const norwegianAnswers: AnswerFacts = {
  respell,
  alike: alikeWords(`
    sju syv
    tjue tyve
    tretti tredve
    fram frem
    framme fremme
    sent seint
    sen sein
    ble blei
    melk mjølk
    gjennom igjennom
    veldig svært meget
    vei veg
    veien vegen
    selv sjøl
    mor mamma
    far pappa
    mobil mobiltelefon
    mobilen mobiltelefonen
    syk sjuk
    sykt sjukt
    syke sjuke
    hjem heim
    hjemme heime
    stein sten
    snø sne
    finnes fins
    sto stod
    ga gav
    ba bad
    senere seinere
    ses sees
    teatret teateret
    søstera søstra
    bare kun
    fortsatt fremdeles
    ennå enda
    snakke prate
    snakker prater
    snakket pratet
    jobbe arbeide
    jobber arbeider
    jobbet arbeidet
    møtes treffes
    begynne starte
    begynner starter
    begynte startet
    barn unger
    barna ungene
    bursdag fødselsdag
    bursdagen fødselsdagen
    taxi drosje
    taxien drosjen
    butikken forretningen
    hvordan åssen
    deretter etterpå
    bestemor mormor farmor
    bestemoren mormoren farmoren
    bestemora mormora farmora
    bestefar morfar farfar
    bestefaren morfaren farfaren
  `),
  numbers: norwegianNumbers,
  articles: (_, gender) => ({ m: ['en'], f: ['en', 'ei'], n: ['et'], mf: ['en', 'ei'] })[gender],
}
