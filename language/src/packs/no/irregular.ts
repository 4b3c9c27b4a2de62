import type { FormReason } from '../../morphology/parts-of-speech.ts'
import type { IrregularForms } from '../inflection-data.ts'
import { type Cell, irregularForm, mergedForms, pairs, wordsOf } from '../rule-tables.ts'

/**
 * Infinitive, present ('-' if it is -r or -er), past, participle. '/' separates variants; '*': weak forms are right
 * too.
 */
const verbs = `være er var vært, ha har hadde hatt, bli - ble/blei blitt, gjøre gjør gjorde gjort, si sier sa sagt, vite vet visste visst,
  kunne kan kunne kunnet, skulle skal skulle skullet, ville vil ville villet, måtte må måtte måttet, burde bør burde burdet, tore tør torde tort, tørre tør torde/turde tort/turt, løpe - løp løpt, fnyse* - fnøs/fnyste fnyst, gyse* - gøs/gyste gyst, få - fikk fått, gå - gikk gått, komme - kom kommet,
  se - så sett, ta - tok tatt, gi - ga/gav gitt, la - lot latt, late - lot latt, stå - stod/sto stått, dra - dro/drog dratt, ligge - lå ligget, legge - la lagt, sitte - satt sittet,
  sette - satte satt, finne - fant funnet, skrive - skrev skrevet, lese* - leste lest, drikke - drakk drukket, spørre spør spurte spurt, følge - fulgte fulgt,
  velge - valgte valgt, selge - solgte solgt, fortelle - fortalte fortalt, telle - talte/telte talt/telt, rekke* - rakk/rakte rukket/rakt, bringe - brakte brakt, tenke - tenkte tenkt,
  strekke* - strakte strakt, vekke* - vekte vekt, dekke* - dekket dekket, sove - sov sovet, hete - het/hette hett, hjelpe - hjalp hjulpet, holde - holdt holdt, bære - bar båret,
  skjære - skar skåret, stjele - stjal stjålet, be - ba/bad bedt, binde - bandt bundet, bite - bet/beit bitt, bryte - brøt/brøyt brutt, by* - bød/bydde/bøy budt/bydd,
  dø - døde dødd, drive - drev/dreiv drevet, ete - åt ett, falle - falt falt, fare* - for faret/fart, flyte - fløt/fløyt flytt, fly - fløy fløyet/flydd, forstå - forstod/forsto forstått,
  fryse - frøs/frøys frosset, gjelde - gjaldt gjeldt, gli - gled/glei glidd, grave - grov/gravde gravd, gripe - grep/greip grepet, gråte - gråt grått, henge* - hang hengt,
  hive - hev/heiv hivd, hogge* - hogg/hogde hogd, klinge* - klang klinget, klype* - kløp/kløyp kløpet, knekke* - knakk knekt, krype - krøp/krøyp krøpet, le - lo ledd,
  lide* - led lidd/lidt, lyge - løy løyet, lyve - løy løyet, lyde* - lød lydt, nyte - nøt/nøyt nytt, nyse* - nøs/nyste nyst, pipe - pep/peip pepet, renne* - rant rent, ri - red/rei ridd, rive - rev/reiv revet,
  ryke - røk/røyk røket, ryte - røt rytt, sige - seg seget, skinne* - skinte skint, skjelve* - skalv skjelvet, skjøte - skjøtte skjøtt, skli - skled/sklei/sklidde sklidd, skryte - skrøt/skrøyt skrytt,
  skrike* - skrek/skreik skreket, skride* - skred/skreid skredet, skvette* - skvatt skvettet, skyte - skjøt/skjøyt skutt, skyve - skjøv/skjøyv skjøvet, slenge* - slang/slengte slengt, slippe - slapp sluppet, slite - slet/sleit slitt,
  slå - slo slått, smelle* - smalt smelt, smøre - smurte smurt, snike - snek/sneik sneket, snyte - snøt/snøyt snytt, spinne - spant spunnet, sprekke* - sprakk sprukket, springe - sprang sprunget,
  stige - steg/steig steget, stikke - stakk stukket, stinke* - stank/stinket stinket, strekke - strakte strakt, stride - stred/streid stridd, stryke - strøk/strøyk strøket, stupe - stupte stupt, svi - sved/svei svidd,
  svike - svek/sveik sveket, svinge - svingte svingt, svinne - svant svunnet, synge - sang sunget, synke - sank sunket, tie - tidde tidd, tigge* - tagg/tigde tigd, treffe - traff truffet, trekke - trakk trukket,
  tre - trådte trådt, tvinge - tvang tvunget, tøye - tøyde tøyd, vinne - vant vunnet, vike - vek/veik veket, ri - red ridd, vri - vred/vrei vridd, verpe* - verpet verpet, spre* - spredte spredt, skje - skjedde skjedd,
  kle - kledde kledd, leve - levde levd, eie - eide eid, greie - greide greid, sveve - svevde svevd, veie - veide veid, bøye - bøyde bøyd, drømme - drømte drømt, glemme - glemte glemt, gjemme - gjemte gjemt,
  gni - gned/gnei gnidd, brenne - brant/brente brent, brekke* - brakk brukket, briste* - brast bristet, bedra* - bedro bedratt, forlate - forlot forlatt, tillate - tillot tillatt, erfare - erfarte erfart, inneholde - inneholdt inneholdt, forsvinne - forsvant forsvunnet,
  foretrekke - foretrakk foretrukket, oversette - oversatte oversatt, undersøke - undersøkte undersøkt, begripe - begrep begrepet, angripe - angrep angrepet, gidde - gadd giddet, finnes finnes/fins fantes/fans funnes, synes synes syntes/synts synts, trives trives trivdes/trivs trivs/trives, møtes møtes møttes møttes, lykkes lykkes lyktes lyktes,
  minnes minnes mintes mintes, skjemmes skjemmes skjemtes skjemtes, slåss slåss sloss slåss, kjennes kjennes kjentes kjents, høres høres hørtes hørts, undres undres undredes undres, enes enes entes entes, skilles skilles skiltes skiltes`

const cells = (text: string, reasons: readonly FormReason[]): Cell[] =>
  text === '-' ? [] : text.split('/').map((one) => ({ text: one, reasons }))

const verbForms: IrregularForms = Object.fromEntries(
  wordsOf(verbs).map(([head = '', present = '-', past = '-', participle = '-']) => {
    const base = head.replace('*', '')
    const forms = irregularForm('verb', [
      ...cells(present, ['present']).filter(({ text }) => text !== base),
      ...cells(past, ['past']),
      ...cells(participle, ['participle']),
    ])
    return [base, { ...forms, insteadOfRules: !head.endsWith('*') }]
  }),
)

/** Plural and plural definite of nouns that change their vowel or lose a letter. */
const plurals = `mann menn mennene, bok bøker bøkene, hånd hender hendene, natt netter nettene, fot føtter føttene, tann tenner tennene, and ender endene, stang stenger stengene,
  tang tenger tengene, strand strender strendene, rand render rendene, kraft krefter kreftene, bonde bønder bøndene, far fedre fedrene, mor mødre mødrene, bror brødre brødrene,
  datter døtre døtrene, søster søstre søstrene, øye øyne øynene, kne knær knærne, ku kyr kyrne, gås gjess gjessene, rot røtter røttene, bot bøter bøtene, klo klør klørne,
  tå tær tærne, stad steder stedene, hovedstad hovedsteder hovedstedene, nordmann nordmenn nordmennene, franskmann franskmenn franskmennene, kvinne kvinner kvinnene, ski ski skiene, sko sko skoene,
  ting ting tingene, feil feil feilene, barn barn barna, bein bein beina, ben ben bena, dyr dyr dyrene, mus mus musene, kilo kilo kiloene, meter meter meterne, krone kroner kronene,
  nøkkel nøkler nøklene, onkel onkler onklene, sykkel sykler syklene, artikkel artikler artiklene, regel regler reglene, himmel himler himlene, finger fingre fingrene, vinter vintre vintrene,
  sommer somre somrene, åker åkre åkrene, teater teatre teatrene, kloster klostre klostrene, nummer numre numrene, kammer kamre kamrene, eksempel eksempler eksemplene, middel midler midlene, gaffel gafler gaflene,
  kjeller kjellere kjellerne, senter sentre sentrene, sentrum sentre sentrene, museum museer museene, studium studier studiene, forum fora foraene, tema temaer temaene, datter døtre døtrene, aften aftener aftenene,
  frøken frøkner frøknene, lærer lærere lærerne, ørken ørkener ørkenene, tå tær tærne, brudgom brudgommer brudgommene, bukse bukser buksene, penger penger pengene, foreldre foreldre foreldrene, søsken søsken søsknene, klær klær klærne, fag fag fagene, sted steder stedene, genser gensere genserne, kollega kolleger/kollegaer kollegene/kollegaene`

/** Base, plural, plural definite. */
export const irregularPlurals = wordsOf(plurals)

const plural: IrregularForms = Object.fromEntries(
  irregularPlurals.map(([base = '', many = '', definite = '']) => [
    base,
    irregularForm('noun', [...cells(many, ['plural']), ...cells(definite, ['definite', 'plural'])]),
  ]),
)

/** Irregular forms by base. */
export const norwegianIrregular: IrregularForms = mergedForms(
  // Before the verbs, because nytt is more often a form of ny than of nyte.
  pairs(
    'adjective',
    ['neuter'],
    'god godt, ny nytt, blå blått, grå grått, rå rått, fri fritt, hvit hvitt, våt vått, søt søtt, flott flott, svart svart, trett trett, lat latt',
  ),
  verbForms,
  plural,
  pairs(
    'noun',
    ['definite', 'singular'],
    'teater teateret teatret, senter senteret sentret, middel midlet middelet, nummer nummeret, kammer kammeret, sentrum sentrumet, museum museet, datter datteren dattera, ski skia skien, himmel himmelen, frøken frøkenen',
  ),
  pairs(null, ['accusative'], 'jeg meg, du deg, han ham, hun henne, vi oss, de dem, De Dem'),
  pairs(null, ['feminine'], 'min mi, din di, sin si, en ei, annen anna, liten lita'),
  pairs(
    null,
    ['neuter'],
    'min mitt, din ditt, sin sitt, vår vårt, en et ett, denne dette, annen annet, egen eget, hvilken hvilket, hver hvert, all alt, noen noe, ingen intet, liten lite, slik slikt, sånn sånt, hin hint, god godt',
  ),
  pairs(
    null,
    ['plural'],
    'min mine, din dine, sin sine, vår våre, denne disse, annen andre, egen egne, hvilken hvilke, all alle, liten små, slik slike, sånn sånne, den de, selv selve',
  ),
  pairs('adjective', ['definite'], 'liten lille vesle, egen egne'),
  pairs('adjective', ['plural'], 'gammel gamle, blå blå blåe, grå grå gråe'),
  pairs(
    null,
    ['comparative'],
    'god bedre, stor større, liten mindre, lang lengre, ung yngre, gammel eldre, tung tyngre, vond verre, ille verre, dårlig verre, nær nærmere, mange flere, mye mer mere, gjerne heller, lenge lenger, langt lengre, sen senere, bra bedre, godt bedre',
  ),
  pairs(
    null,
    ['superlative'],
    'god best beste, stor størst største, liten minst minste, lang lengst lengste, ung yngst yngste, gammel eldst eldste, tung tyngst tyngste, vond verst verste, ille verst, dårlig verst verste, nær nærmest nærmeste, mange flest fleste, mye mest meste, gjerne helst, bra best, godt best, ytre ytterst ytterste, øvre øverst øverste, nedre nederst nederste, bakre bakerst bakerste, fremre fremst fremste, indre innerst innerste',
  ),
  pairs('noun', ['shortened'], 'universitet uni, fotografi foto, televisjon tv'),
  pairs(null, ['genitive'], 'han hans, hun hennes, de deres, man ens, den dens, det dets'),
)
