import { describe, expect, test } from 'vitest'
import { candidatesOf } from '../../morphology/inflection.ts'
import { testForms } from '../testing/form-table.ts'
import { frenchPack } from './fr-pack.ts'

describe('French nouns and adjectives', () => {
  testForms(
    frenchPack,
    `
    maisons > maison: plural
    tables > table: plural
    chevaux > cheval: plural
    journaux > journal: plural
    travaux > travail: plural
    gâteaux > gâteau: plural
    bureaux > bureau: plural
    jeux > jeu: plural
    cheveux > cheveu: plural
    genoux > genou: plural
    bijoux > bijou: plural
    yeux > œil: plural
    cieux > ciel: plural
    messieurs > monsieur: plural
    mesdames > madame: plural
    sandwiches > sandwich: plural
    arcs-en-ciel > arc-en-ciel: plural
    grands-mères > grand-mère: plural
    petite > petit: feminine
    petits > petit: plural
    petites > petit: feminine plural
    heureuse > heureux: feminine
    heureuses > heureux: feminine plural
    jalouse > jaloux: feminine
    première > premier: feminine
    premières > premier: feminine plural
    italienne > italien: feminine
    bonne > bon: feminine
    bonnes > bon: feminine plural
    gentille > gentil: feminine
    naturelle > naturel: feminine
    muette > muet: feminine
    complète > complet: feminine
    active > actif: feminine
    actives > actif: feminine plural
    neuve > neuf: feminine
    brève > bref: feminine
    blanche > blanc: feminine
    sèche > sec: feminine
    fraîche > frais: feminine
    longue > long: feminine
    douce > doux: feminine
    fausse > faux: feminine
    rousse > roux: feminine
    publique > public: feminine
    grosse > gros: feminine
    belle > beau: feminine
    belles > beau: feminine plural
    bel > beau: masculine singular
    nouvelle > nouveau: feminine
    nouvel > nouveau: masculine singular
    vieille > vieux: feminine
    vieil > vieux: masculine singular
    folle > fou: feminine
    actrice > acteur: feminine
    chanteuse > chanteur: feminine
    boulangère > boulanger: feminine
    amies > ami: feminine plural
    copine > copain: feminine
    reine > roi: feminine
    nationaux > national: plural
    nationales > national: feminine plural
    meilleur > bon: comparative
    meilleures > bon: comparative feminine plural
    pires > mauvais: comparative plural
    mieux > bien: comparative
    pire > mauvais: comparative
    richissime > riche: superlative
    lentement > lent: adverb
    heureusement > heureux: adverb
    vraiment > vrai: adverb
    constamment > constant: adverb
    patiemment > patient: adverb
    doucement > doux: adverb
    activement > actif: adverb
    rapidement > rapide: adverb
    énormément > énorme: adverb
    gentiment > gentil: adverb
    brièvement > bref: adverb
    jardinet > jardin: diminutive
  `,
  )
})

describe('French determiners, pronouns and contractions', () => {
  testForms(
    frenchPack,
    `
    la > le: feminine
    les > le: plural
    une > un: feminine
    ma > mon: feminine
    tes > ton: plural
    nos > notre: plural
    cet > ce: masculine singular
    cette > ce: feminine
    ces > ce: plural
    toute > tout: feminine
    tous > tout: plural
    quelles > quel: feminine plural
    celle > celui: feminine
    ceux > celui: plural
    laquelle > lequel: feminine
    au > à: contraction | le: contraction
    aux > à: contraction | le: contraction plural
    du > de: contraction | le: contraction
    des > de: contraction | le: contraction plural
    auxquelles > à: contraction | lequel: contraction feminine plural
    duquel > de: contraction | lequel: contraction
    s’il > si: contraction | il: contraction
    s'ils > si: contraction | il: contraction plural
    l'amour > amour: | le: shortened
    l’école > école:
    d'accord > accord: | de: shortened
    t'as > avoir: present secondPerson singular | te: shortened
    j'ai > ai: | avoir: present firstPerson singular
    c'est > est: | être: present thirdPerson singular | ce: shortened
    qu'il > il: | que: shortened
    n'est > être: present thirdPerson singular
    s'appelle > appelle: | appeler: present thirdPerson singular
    l'eau > eau:
    jusqu'ici > ici: | jusque: shortened
    lorsqu'elle > elle:
    puisqu'on > on:
    quelqu'un > quelqu'un:
    aujourd'hui > aujourd'hui:
    homme-là > homme:
    celui-ci > celui:
    moi-même > moi:
  `,
  )
})

describe('French regular verbs', () => {
  testForms(
    frenchPack,
    `
    parle > parler: present thirdPerson singular | parler: present firstPerson singular
    parles > parler: present secondPerson singular
    parlons > parler: present firstPerson plural
    parlez > parler: present secondPerson plural
    parlent > parler: present thirdPerson plural
    parlais > parler: imperfect firstPerson singular
    parlait > parler: imperfect thirdPerson singular
    parlions > parler: imperfect firstPerson plural
    parlaient > parler: imperfect thirdPerson plural
    parlai > parler: past firstPerson singular
    parla > parler: past thirdPerson singular
    parlèrent > parler: past thirdPerson plural
    parlerai > parler: future firstPerson singular
    parleront > parler: future thirdPerson plural
    parlerais > parler: conditional firstPerson singular
    parleriez > parler: conditional secondPerson plural
    parlant > parler: present participle
    parlé > parler: participle
    parlées > parler: participle feminine plural
    parlassent > parler: imperfect subjunctive thirdPerson plural
    mangeons > manger: present firstPerson plural
    mangeait > manger: imperfect thirdPerson singular
    commençons > commencer: present firstPerson plural
    commençait > commencer: imperfect thirdPerson singular
    lève > lever: present thirdPerson singular
    achète > acheter: present thirdPerson singular
    achèterai > acheter: future firstPerson singular
    préfère > préférer: present thirdPerson singular
    préfèrent > préférer: present thirdPerson plural
    appelle > appeler: present thirdPerson singular
    appellerons > appeler: future firstPerson plural
    jette > jeter: present thirdPerson singular
    nettoie > nettoyer: present thirdPerson singular
    essuiera > essuyer: future thirdPerson singular
    paye > payer: present thirdPerson singular
    finis > finir: present firstPerson singular
    finissons > finir: present firstPerson plural
    finissait > finir: imperfect thirdPerson singular
    finirent > finir: past thirdPerson plural
    finisse > finir: present subjunctive thirdPerson singular
    fini > finir: participle
    vend > vendre: present thirdPerson singular
    attendez > attendre: present secondPerson plural
    répondit > répondre: past thirdPerson singular
    perdu > perdre: participle
    perdues > perdre: participle feminine plural
  `,
  )
})

describe('French irregular verbs', () => {
  testForms(
    frenchPack,
    `
    suis > être: present firstPerson singular | suivre: present firstPerson singular
    es > être: present secondPerson singular
    sommes > être: present firstPerson plural
    étaient > être: imperfect thirdPerson plural
    fut > être: past thirdPerson singular
    fût > être: imperfect subjunctive thirdPerson singular
    serait > être: conditional thirdPerson singular
    soyez > être: imperative secondPerson plural | être: present subjunctive secondPerson plural
    été > être: participle
    étant > être: present participle
    ai > avoir: present firstPerson singular
    ont > avoir: present thirdPerson plural
    eut > avoir: past thirdPerson singular
    aura > avoir: future thirdPerson singular
    ait > avoir: present subjunctive thirdPerson singular
    eue > avoir: participle feminine
    vais > aller: present firstPerson singular
    vont > aller: present thirdPerson plural
    irons > aller: future firstPerson plural
    aille > aller: present subjunctive thirdPerson singular
    fais > faire: present firstPerson singular
    faites > faire: present secondPerson plural
    font > faire: present thirdPerson plural
    ferai > faire: future firstPerson singular
    fasse > faire: present subjunctive thirdPerson singular
    satisfait > satisfaire: participle
    peux > pouvoir: present firstPerson singular
    puisse > pouvoir: present subjunctive thirdPerson singular
    pourrait > pouvoir: conditional thirdPerson singular
    veulent > vouloir: present thirdPerson plural
    veuillez > vouloir: imperative secondPerson plural
    voudrais > vouloir: conditional firstPerson singular
    sais > savoir: present firstPerson singular
    sachez > savoir: imperative secondPerson plural
    sut > savoir: past thirdPerson singular
    dois > devoir: present firstPerson singular
    dû > devoir: participle
    due > devoir: participle feminine
    faut > falloir: present thirdPerson singular
    fallait > falloir: imperfect thirdPerson singular
    pleut > pleuvoir: present thirdPerson singular
    voient > voir: present thirdPerson plural
    verras > voir: future secondPerson singular
    reçoit > recevoir: present thirdPerson singular
    aperçu > apercevoir: participle
    vaut > valoir: present thirdPerson singular
    viens > venir: present firstPerson singular
    reviennent > revenir: present thirdPerson plural
    devint > devenir: past thirdPerson singular
    obtiendrez > obtenir: future secondPerson plural
    tînmes > tenir: past firstPerson plural
    prends > prendre: present firstPerson singular
    apprennent > apprendre: present thirdPerson plural
    compris > comprendre: participle
    mets > mettre: present firstPerson singular
    permis > permettre: participle
    dites > dire: present secondPerson plural
    interdisez > interdire: present secondPerson plural
    lisent > lire: present thirdPerson plural
    écrivait > écrire: imperfect thirdPerson singular
    décrivent > décrire: present thirdPerson plural
    boivent > boire: present thirdPerson plural
    bu > boire: participle
    crut > croire: past thirdPerson singular
    connaît > connaître: present thirdPerson singular
    connait > connaître: present thirdPerson singular
    disparu > disparaître: participle
    naquit > naître: past thirdPerson singular
    née > naître: participle feminine
    conduisent > conduire: present thirdPerson plural
    traduit > traduire: participle
    craignait > craindre: imperfect thirdPerson singular
    éteint > éteindre: present thirdPerson singular
    rejoint > rejoindre: participle
    vécu > vivre: participle
    suivaient > suivre: imperfect thirdPerson plural
    riait > rire: imperfect thirdPerson singular
    plaît > plaire: present thirdPerson singular
    tais > taire: present firstPerson singular
    tue > taire: participle feminine
    ouvre > ouvrir: present thirdPerson singular
    offert > offrir: participle
    souffrent > souffrir: present thirdPerson plural
    pars > partir: present firstPerson singular
    dort > dormir: present thirdPerson singular
    sentent > sentir: present thirdPerson plural
    sers > servir: present firstPerson singular
    cours > courir: present firstPerson singular
    courront > courir: future thirdPerson plural
    meurt > mourir: present thirdPerson singular
    morte > mourir: participle feminine
    acquiert > acquérir: present thirdPerson singular
    cueillera > cueillir: future thirdPerson singular
    bout > bouillir: present thirdPerson singular
    fuyez > fuir: present secondPerson plural
    hait > haïr: present thirdPerson singular
    assieds > asseoir: present firstPerson singular
    résolvent > résoudre: present thirdPerson plural
    cousu > coudre: participle
    vainquit > vaincre: past thirdPerson singular
    enverrons > envoyer: future firstPerson plural
    conclut > conclure: present thirdPerson singular
    battez > battre: present secondPerson plural
    suffit > suffire: present thirdPerson singular
    extrait > extraire: participle
    émeut > émouvoir: present thirdPerson singular
  `,
  )
})

describe('French verbs with pronouns', () => {
  testForms(
    frenchPack,
    `
    est-ce > être: present thirdPerson singular withPronoun
    a-t-il > avoir: present thirdPerson singular withPronoun
    parlez-vous > parler: present secondPerson plural withPronoun
    puis-je > pouvoir: present firstPerson singular withPronoun
    viendra-t-elle > venir: future thirdPerson singular withPronoun
    donne-moi > donner: imperative secondPerson singular withPronoun
    donne-le-moi > donner: imperative secondPerson singular withPronoun
    donnes-en > donner: imperative secondPerson singular withPronoun
    allons-y > aller: imperative firstPerson plural withPronoun
    vas-y > aller: imperative secondPerson singular withPronoun
    va-t'en > aller: imperative secondPerson singular withPronoun
    dites-lui > dire: imperative secondPerson plural withPronoun
    excusez-moi > excuser: imperative secondPerson plural withPronoun
    asseyez-vous > asseoir: present secondPerson plural withPronoun
    tais-toi > taire: imperative secondPerson singular withPronoun
    laisse-les > laisser: imperative secondPerson singular withPronoun
    dis-le-lui > dire: imperative secondPerson singular withPronoun
    dépêchez-vous > dépêcher: imperative secondPerson plural withPronoun
    fit-elle > faire: past thirdPerson singular withPronoun
  `,
  )
})

test('the participle été has no plural, so étés is no form of être', () => {
  expect(candidatesOf(frenchPack, 'étés').map(({ lemma }) => lemma)).not.toContain('être')
})
