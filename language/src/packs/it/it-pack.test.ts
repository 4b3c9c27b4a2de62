import { describe, expect, test } from 'vitest'
import { candidatesOf } from '../../morphology/inflection.ts'
import { testForms } from '../testing/form-table.ts'
import { italianPack } from './it-pack.ts'

describe('Italian nouns and adjectives', () => {
  testForms(
    italianPack,
    `
    libri > libro: plural
    case > casa: plural
    cani > cane: plural
    amici > amico: plural
    amiche > amica: plural
    laghi > lago: plural
    banche > banca: plural
    arance > arancia: plural
    spiagge > spiaggia: plural
    occhi > occhio: plural
    uomini > uomo: plural
    uova > uovo: plural
    dita > dito: plural
    braccia > braccio: plural
    mani > mano: plural
    dei > dio: plural
    mogli > moglie: plural
    bella > bello: feminine
    rosse > rosso: feminine plural
    bianche > bianco: feminine plural
    lunghe > lungo: feminine plural
    ricchi > ricco: plural
    felici > felice: plural
    bei > bello: plural
    begli > bello: plural
    bel > bello: shortened
    buon > buono: shortened
    gran > grande: shortened
    san > santo: shortened
    attrice > attore: feminine
    attrici > attore: feminine plural
    studentessa > studente: feminine
    dottoressa > dottore: feminine
    regina > re: feminine
    gatta > gatto: feminine
    migliore > buono: comparative
    migliori > buono: comparative plural
    peggiore > cattivo: comparative
    maggiori > grande: comparative plural
    meglio > bene: comparative
    ottima > buono: superlative feminine
    pessimo > cattivo: superlative
    bellissimo > bello: superlative
    bellissime > bello: superlative feminine plural
    ricchissima > ricco: superlative feminine
    larghissimo > largo: superlative
    felicissimi > felice: superlative plural
    benissimo > bene: superlative
    lentamente > lento: adverb
    felicemente > felice: adverb
    facilmente > facile: adverb
    regolarmente > regolare: adverb
    leggermente > leggero: adverb
    gattino > gatto: diminutive
    casetta > casa: diminutive
    ragazzaccio > ragazzo: pejorative
    librone > libro: augmentative
    signor > signore: shortened
    dottor > dottore: shortened
  `,
  )
})

describe('Italian determiners, pronouns and contractions', () => {
  testForms(
    italianPack,
    `
    la > il: feminine
    gli > il: plural
    le > il: feminine plural
    lo > il: masculine singular
    una > uno: feminine
    quei > quello: plural
    quegli > quello: plural
    quel > quello: shortened
    queste > questo: feminine plural
    miei > mio: plural
    tue > tuo: feminine plural
    po' > poco: shortened
    del > di: contraction | il: contraction
    della > di: contraction | il: contraction feminine
    degli > di: contraction | il: contraction plural
    delle > di: contraction | il: contraction feminine plural
    al > a: contraction | il: contraction
    agli > a: contraction | il: contraction plural
    dalla > da: contraction | il: contraction feminine
    nello > in: contraction | il: contraction
    nelle > in: contraction | il: contraction feminine plural
    sul > su: contraction | il: contraction
    sugli > su: contraction | il: contraction plural
    col > con: contraction | il: contraction
    coi > con: contraction | il: contraction plural
    glielo > gli: contraction | lo: contraction
    gliene > gli: contraction | ne: contraction
    l'amico > amico:
    l’acqua > acqua:
    un'altra > altra:
    dell'acqua > acqua:
    all'estero > estero:
    nell'anno > anno:
    c'è > è: | essere: present thirdPerson singular | ci: shortened
    dov'è > essere: present thirdPerson singular | dove: shortened
    com'era > essere: imperfect thirdPerson singular
    quest'anno > anno:
    d'accordo > accordo:
    eccomi > ecco: withPronoun
  `,
  )
})

describe('Italian regular verbs', () => {
  testForms(
    italianPack,
    `
    parlo > parlare: present firstPerson singular
    parla > parlare: present thirdPerson singular
    parliamo > parlare: present firstPerson plural
    parlate > parlare: present secondPerson plural
    parlano > parlare: present thirdPerson plural
    parlavo > parlare: imperfect firstPerson singular
    parlavamo > parlare: imperfect firstPerson plural
    parlò > parlare: past thirdPerson singular
    parlarono > parlare: past thirdPerson plural
    parlerò > parlare: future firstPerson singular
    parleranno > parlare: future thirdPerson plural
    parlerei > parlare: conditional firstPerson singular
    parlerebbero > parlare: conditional thirdPerson plural
    parlando > parlare: gerund
    parlato > parlare: participle
    parlate > parlare: participle feminine plural
    parlasse > parlare: imperfect subjunctive thirdPerson singular
    cerchiamo > cercare: present firstPerson plural
    cercherà > cercare: future thirdPerson singular
    paghi > pagare: present secondPerson singular
    pagheremo > pagare: future firstPerson plural
    mangi > mangiare: present secondPerson singular
    mangerò > mangiare: future firstPerson singular
    comincerà > cominciare: future thirdPerson singular
    lasciamo > lasciare: present firstPerson plural
    temeva > temere: imperfect thirdPerson singular
    credette > credere: past thirdPerson singular
    vendono > vendere: present thirdPerson plural
    venduto > vendere: participle
    ripetendo > ripetere: gerund
    dormono > dormire: present thirdPerson plural
    dormivate > dormire: imperfect secondPerson plural
    sentito > sentire: participle
    partiremo > partire: future firstPerson plural
    finisco > finire: present firstPerson singular
    capisce > capire: present thirdPerson singular
    finiscono > finire: present thirdPerson plural
    preferisci > preferire: present secondPerson singular
    finissero > finire: imperfect subjunctive thirdPerson plural
    capisca > capire: present subjunctive thirdPerson singular
  `,
  )
})

describe('Italian irregular verbs', () => {
  testForms(
    italianPack,
    `
    sono > essere: present thirdPerson plural | essere: present firstPerson singular
    è > essere: present thirdPerson singular
    siete > essere: present secondPerson plural
    eravamo > essere: imperfect firstPerson plural
    fu > essere: past thirdPerson singular
    furono > essere: past thirdPerson plural
    sarebbe > essere: conditional thirdPerson singular
    siano > essere: present subjunctive thirdPerson plural
    fossi > essere: imperfect subjunctive firstPerson singular
    stato > essere: participle | stare: participle
    essendo > essere: gerund
    ho > avere: present firstPerson singular
    hanno > avere: present thirdPerson plural
    ebbe > avere: past thirdPerson singular
    avrò > avere: future firstPerson singular
    abbia > avere: present subjunctive thirdPerson singular
    abbi > avere: imperative secondPerson singular
    vado > andare: present firstPerson singular
    vanno > andare: present thirdPerson plural
    andrò > andare: future firstPerson singular
    vada > andare: present subjunctive thirdPerson singular
    faccio > fare: present firstPerson singular
    fanno > fare: present thirdPerson plural
    facevano > fare: imperfect thirdPerson plural
    fece > fare: past thirdPerson singular
    fatto > fare: participle
    facessi > fare: imperfect subjunctive firstPerson singular
    do > dare: present firstPerson singular
    diede > dare: past thirdPerson singular
    desse > dare: imperfect subjunctive thirdPerson singular
    sto > stare: present firstPerson singular
    stette > stare: past thirdPerson singular
    stia > stare: present subjunctive thirdPerson singular
    dico > dire: present firstPerson singular
    dicevi > dire: imperfect secondPerson singular
    disse > dire: past thirdPerson singular
    detto > dire: participle
    vengo > venire: present firstPerson singular
    viene > venire: present thirdPerson singular
    verrà > venire: future thirdPerson singular
    diventava > diventare: imperfect thirdPerson singular
    intervenne > intervenire: past thirdPerson singular
    tengo > tenere: present firstPerson singular
    ottiene > ottenere: present thirdPerson singular
    terrebbe > tenere: conditional thirdPerson singular
    posso > potere: present firstPerson singular
    può > potere: present thirdPerson singular
    potremmo > potere: conditional firstPerson plural
    voglio > volere: present firstPerson singular
    vuoi > volere: present secondPerson singular
    vorrei > volere: conditional firstPerson singular
    devo > dovere: present firstPerson singular
    debbano > dovere: present subjunctive thirdPerson plural
    dovremo > dovere: future firstPerson plural
    so > sapere: present firstPerson singular
    seppe > sapere: past thirdPerson singular
    sappia > sapere: present subjunctive thirdPerson singular
    bevono > bere: present thirdPerson plural
    berrò > bere: future firstPerson singular
    esco > uscire: present firstPerson singular
    riesce > riuscire: present thirdPerson singular
    muore > morire: present thirdPerson singular
    morto > morire: participle
    salgo > salire: present firstPerson singular
    rimango > rimanere: present firstPerson singular
    rimasto > rimanere: participle
    pongo > porre: present firstPerson singular
    propose > proporre: past thirdPerson singular
    composto > comporre: participle
    traduce > tradurre: present thirdPerson singular
    tradotto > tradurre: participle
    produssero > produrre: past thirdPerson plural
    attraente > attrarre: present participle
    traggono > trarre: present thirdPerson plural
    piacciono > piacere: present thirdPerson plural
    piaciuto > piacere: participle
    tacque > tacere: past thirdPerson singular
    scelgo > scegliere: present firstPerson singular
    scelto > scegliere: participle
    tolse > togliere: past thirdPerson singular
    colto > cogliere: participle
    spento > spegnere: participle
    siede > sedere: present thirdPerson singular
    vale > valere: present thirdPerson singular
    apparve > apparire: past thirdPerson singular
    vidi > vedere: past firstPerson singular
    visto > vedere: participle
    vedremo > vedere: future firstPerson plural
    vissuto > vivere: participle
    presi > prendere: past firstPerson singular
    preso > prendere: participle
    scesero > scendere: past thirdPerson plural
    chiuse > chiudere: past thirdPerson singular
    deciso > decidere: participle
    rispose > rispondere: past thirdPerson singular
    nascosto > nascondere: participle
    chiesto > chiedere: participle
    messo > mettere: participle
    promise > promettere: past thirdPerson singular
    corso > correre: participle
    scritto > scrivere: participle
    scrissero > scrivere: past thirdPerson plural
    letto > leggere: participle
    pianse > piangere: past thirdPerson singular
    dipinto > dipingere: participle
    vinto > vincere: participle
    giunse > giungere: past thirdPerson singular
    stretto > stringere: participle
    rotto > rompere: participle
    nacque > nascere: past thirdPerson singular
    nato > nascere: participle
    conobbe > conoscere: past thirdPerson singular
    cresciuto > crescere: participle
    aperto > aprire: participle
    offerto > offrire: participle
    perso > perdere: participle
    mosso > muovere: participle
    discusso > discutere: participle
    successo > succedere: participle
    espresso > esprimere: participle
    assunto > assumere: participle
    risolto > risolvere: participle
    distinto > distinguere: participle
    esistito > esistere: participle
  `,
  )
})

describe('Italian verbs with pronouns, and shortened ones', () => {
  testForms(
    italianPack,
    `
    guardarmi > guardare: infinitive withPronoun
    vedersi > vedere: infinitive withPronoun
    dirglielo > dire: infinitive withPronoun
    mandarglielo > mandare: infinitive withPronoun
    andarsene > andare: infinitive withPronoun
    farlo > fare: infinitive withPronoun
    porlo > porre: infinitive withPronoun
    tradurlo > tradurre: infinitive withPronoun
    parlandomi > parlare: gerund withPronoun
    facendolo > fare: gerund withPronoun
    dicendogli > dire: gerund withPronoun
    dimmi > dire: imperative secondPerson singular withPronoun
    dammelo > dare: imperative secondPerson singular withPronoun
    fammi > fare: imperative secondPerson singular withPronoun
    stammi > stare: imperative secondPerson singular withPronoun
    vattene > andare: imperative secondPerson singular withPronoun
    digli > dire: imperative secondPerson singular withPronoun
    ditemelo > dire: imperative secondPerson plural withPronoun
    portalo > portare: imperative secondPerson singular withPronoun
    andiamoci > andare: imperative firstPerson plural withPronoun
    alzatevi > alzare: imperative secondPerson plural withPronoun
    prendetelo > prendere: imperative secondPerson plural withPronoun
    sentitemi > sentire: imperative secondPerson plural withPronoun
    aver > avere: infinitive shortened
    far > fare: infinitive shortened
    dir > dire: infinitive shortened
  `,
  )
})

describe('Italian words with an apostrophe, and verbs that take -isc-', () => {
  testForms(
    italianPack,
    `
    po' > poco: shortened
    mo' > modo: shortened
    di' > dire: imperative secondPerson singular
    fa' > fare: imperative secondPerson singular
    va' > andare: imperative secondPerson singular
    da' > dare: imperative secondPerson singular
    sta' > stare: imperative secondPerson singular
    l'ho > avere: present firstPerson singular
    gliel'ho > avere: present firstPerson singular
    dev'essere > essere: | dovere: shortened
    qualcos'altro > altro:
    quarant'anni > anno: plural
    brav'uomo > uomo:
    ben > bene: shortened
    vuol > volere: present thirdPerson singular
    fan > fare: present thirdPerson plural
    unisco > unire: present firstPerson singular
    colpisce > colpire: present thirdPerson singular
    cagnolino > cane: diminutive
    fiorellino > fiore: diminutive
    essendoci > essere: gerund withPronoun
    andarsene > andare: infinitive withPronoun
    darglielo > dare: infinitive withPronoun
    andandosene > andare: gerund withPronoun
    mettetevelo > mettere: imperative secondPerson plural withPronoun
    fossimo > essere: imperfect subjunctive firstPerson plural
    accorse > accorrere: past thirdPerson singular
  `,
    12,
  )
  test.each(['uno > unire', 'capo > capire', 'forno > fornire', 'gesti > gestire', 'non > nono'])(
    'do not include %s',
    (line) => {
      const [form = '', base] = line.split(' > ')
      expect(candidatesOf(italianPack, form).map(({ lemma }) => lemma)).not.toContain(base)
    },
  )
})
