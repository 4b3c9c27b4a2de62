import { describe } from 'vitest'
import { testForms } from '../testing/form-table.ts'
import { norwegianPack } from './no-pack.ts'

describe('Norwegian nouns', () => {
  testForms(
    norwegianPack,
    `
    bilen > bil: definite singular
    biler > bil: plural
    bilene > bil: definite plural
    bilens > bil: definite singular genitive
    Norges > norge: genitive
    jenta > jente: definite singular
    jenten > jente: definite singular
    jenter > jente: plural
    jentene > jente: definite plural
    gutten > gutt: definite singular
    guttenes > gutt: definite plural genitive
    huset > hus: definite singular
    husene > hus: definite plural
    husa > hus: definite plural
    bildet > bilde: definite singular
    bilder > bilde: plural
    rommet > rom: definite singular
    rommene > rom: definite plural
    drømmer > drøm: plural
    eplet > eple: definite singular
    læreren > lærer: definite singular
    lærere > lærer: plural
    lærerne > lærer: definite plural
    bakere > baker: plural
    bakerne > baker: definite plural
    dagen > dag: definite singular
    dager > dag: plural
    boka > bok: definite singular
    boken > bok: definite singular
    bøker > bok: plural
    bøkene > bok: definite plural
    menn > mann: plural
    mennene > mann: definite plural
    hender > hånd: plural
    netter > natt: plural
    føtter > fot: plural
    tennene > tann: definite plural
    brødre > bror: plural
    søstre > søster: plural
    døtrene > datter: definite plural
    foreldrene > foreldre: definite plural
    øyne > øye: plural
    trær > tre: plural
    treet > tre: definite singular
    barna > barn: definite plural
    steder > sted: plural
    nøkler > nøkkel: plural
    sykler > sykkel: plural
    regler > regel: plural
    fingre > finger: plural
    museet > museum: definite singular
    museer > museum: plural
    studier > studium: plural
    bønder > bonde: plural
    ting > ting: plural
    titler > tittel: plural
    muskler > muskel: plural
    bibler > bibel: plural
    kvinnens > kvinne: definite singular genitive
    trærne > tre: definite plural
    juletrær > juletre: plural
    kneet > kne: definite singular
    brannmenn > brannmann: plural
    håndklærne > håndkle: definite plural
    kolleger > kollega: plural
    kafeen > kafé: definite singular
    TV-en > tv: definite singular
    brillene > briller: definite plural
    minutters > minutt: plural genitive
    frivillige > frivillig: plural
    voksne > voksen: plural
  `,
  )
})

describe('Norwegian adjectives and determiners', () => {
  testForms(
    norwegianPack,
    `
    stort > stor: neuter
    store > stor: plural
    grønt > grønn: neuter
    stygt > stygg: neuter
    snilt > snill: neuter
    nytt > ny: neuter
    blått > blå: neuter
    godt > god: neuter
    norske > norsk: plural
    dumme > dum: plural
    gamle > gammel: plural
    vakre > vakker: plural
    åpne > åpen: plural
    enkle > enkel: plural
    sikre > sikker: plural
    skitne > skitten: plural
    færre > få: comparative
    lille > liten: definite
    små > liten: plural
    lita > liten: feminine
    penere > pen: comparative
    penest > pen: superlative
    peneste > pen: superlative
    viktigere > viktig: comparative
    viktigst > viktig: superlative
    viktigste > viktig: superlative
    vakrere > vakker: comparative
    bedre > god: comparative
    best > god: superlative
    større > stor: comparative
    størst > stor: superlative
    mindre > liten: comparative
    eldre > gammel: comparative
    yngst > ung: superlative
    lengre > lang: comparative
    flere > mange: comparative
    mer > mye: comparative
    mest > mye: superlative
    verst > dårlig: superlative
    heller > gjerne: comparative
    meg > jeg: accusative
    henne > hun: accusative
    oss > vi: accusative
    mitt > min: neuter
    mine > min: plural
    vårt > vår: neuter
    dette > denne: neuter
    disse > denne: plural
    ei > en: feminine
    et > en: neuter
    annet > annen: neuter
    andre > annen: plural
    egne > egen: plural
    hvert > hver: neuter
  `,
  )
})

describe('Norwegian regular verbs', () => {
  testForms(
    norwegianPack,
    `
    snakker > snakke: present
    snakket > snakke: past | snakke: participle
    snakka > snakke: past
    spiser > spise: present
    spiste > spise: past
    spist > spise: participle
    lever > leve: present
    levde > leve: past
    levd > leve: participle
    bor > bo: present
    bodde > bo: past
    bodd > bo: participle
    trodde > tro: past
    glemte > glemme: past
    glemt > glemme: participle
    kjente > kjenne: past
    kjent > kjenne: participle
    spilte > spille: past
    spilt > spille: participle
    bygde > bygge: past
    bygd > bygge: participle
    trykte > trykke: past
    møtte > møte: past
    møtt > møte: participle
    studerte > studere: past
    studert > studere: participle
    smilende > smile: present participle
    snakkes > snakke: passive
    selges > selge: passive
    hørtes > høre: past passive
    snakk > snakke: imperative
    kom > komme: imperative
    spis > spise: imperative
  `,
  )
})

describe('Norwegian strong and irregular verbs', () => {
  testForms(
    norwegianPack,
    `
    er > være: present
    var > være: past
    vært > være: participle
    har > ha: present
    hadde > ha: past
    hatt > ha: participle
    blir > bli: present
    ble > bli: past
    blitt > bli: participle
    gjør > gjøre: present
    gjorde > gjøre: past
    gjort > gjøre: participle
    sier > si: present
    sa > si: past
    sagt > si: participle
    vet > vite: present
    visste > vite: past
    kan > kunne: present
    kunne > kunne: past
    skal > skulle: present
    vil > ville: present
    må > måtte: present
    bør > burde: present
    får > få: present
    fikk > få: past
    fått > få: participle
    går > gå: present
    gikk > gå: past
    gått > gå: participle
    kom > komme: past
    så > se: past
    sett > se: participle
    tok > ta: past
    tatt > ta: participle
    ga > gi: past
    gitt > gi: participle
    lot > la: past
    sto > stå: past
    dro > dra: past
    lå > ligge: past
    la > legge: past
    satt > sitte: past
    satte > sette: past
    fant > finne: past
    funnet > finne: participle
    skrev > skrive: past
    drakk > drikke: past
    drukket > drikke: participle
    spør > spørre: present
    spurte > spørre: past
    fulgte > følge: past
    valgte > velge: past
    solgt > selge: participle
    fortalte > fortelle: past
    sov > sove: past
    het > hete: past
    hjalp > hjelpe: past
    holdt > holde: past
    bar > bære: past
    ba > be: past
    brøt > bryte: past
    falt > falle: past
    fløy > fly: past
    forsto > forstå: past
    gråt > gråte: past
    lo > le: past
    løp > løpe: imperative
    sang > synge: past
    sunget > synge: participle
    slo > slå: past
    traff > treffe: past
    trakk > trekke: past
    vant > vinne: past
    oppdro > oppdra: past
    beskrev > beskrive: past
    avbrøt > avbryte: past
    fantes > finnes: past
    syntes > synes: past
    skrevne > skrive: participle plural
    skled > skli: past
    deltok > delta: past
    ødela > ødelegge: past
    lot > late: past | la: past
    nytt > ny: neuter | nyte: participle
    henger > henge: present
  `,
  )
})

describe('Norwegian forms whose reading is not among the first six', () => {
  testForms(
    norwegianPack,
    `
    frosne > fryse: participle plural
    Spanias > spania: genitive
  `,
    12,
  )
})
