import { describe, expect, test } from 'vitest'
import { candidatesOf } from '../../morphology/inflection.ts'
import { testForms } from '../testing/form-table.ts'
import { englishPack } from './en-pack.ts'

describe('English nouns', () => {
  testForms(
    englishPack,
    `
    cats > cat: plural
    boxes > box: plural
    houses > house: plural
    buses > bus: plural
    churches > church: plural
    wishes > wish: plural
    cities > city: plural
    days > day: plural
    movies > movie: plural
    heroes > hero: plural
    photos > photo: plural
    quizzes > quiz: plural
    knives > knife: plural
    wolves > wolf: plural
    analyses > analysis: plural
    men > man: plural
    women > woman: plural
    policemen > policeman: plural
    children > child: plural
    people > person: plural
    feet > foot: plural
    teeth > tooth: plural
    mice > mouse: plural
    geese > goose: plural
    sheep > sheep: plural
    criteria > criterion: plural
    phenomena > phenomenon: plural
    media > medium: plural
    cacti > cactus: plural
    indices > index: plural
    dog's > dog: possessive
    girls' > girl: plural possessive
    these > this: plural
    those > that: plural
    them > they: accusative
  `,
  )
})

describe('English regular verbs', () => {
  testForms(
    englishPack,
    `
    works > work: present thirdPerson singular | work: plural
    watches > watch: present thirdPerson singular
    goes > go: present thirdPerson singular
    tries > try: present thirdPerson singular
    plays > play: present thirdPerson singular
    dies > die: present thirdPerson singular
    passes > pass: present thirdPerson singular
    working > work: gerund
    hoping > hope: gerund
    hopping > hop: gerund
    running > run: gerund
    dying > die: gerund
    studying > study: gerund
    seeing > see: gerund
    panicking > panic: gerund
    travelling > travel: gerund
    beginning > begin: gerund
    worked > work: past | work: participle
    liked > like: past
    stopped > stop: past | stop: participle
    studied > study: past
    tied > tie: past
    played > play: past
    called > call: past
    admitted > admit: past
    used > use: past
    picnicked > picnic: past
    controlled > control: participle
  `,
  )
})

describe('English irregular verbs', () => {
  testForms(
    englishPack,
    `
    am > be: present firstPerson singular
    is > be: present thirdPerson singular
    are > be: present plural
    was > be: past singular
    were > be: past plural
    been > be: participle
    has > have: present thirdPerson singular
    had > have: past | have: participle
    does > do: present thirdPerson singular
    did > do: past
    done > do: participle
    went > go: past
    gone > go: participle
    could > can: past
    ate > eat: past
    eaten > eat: participle
    began > begin: past
    begun > begin: participle
    broke > break: past
    brought > bring: past | bring: participle
    built > build: past
    bought > buy: past
    caught > catch: participle
    chose > choose: past
    came > come: past
    cut > cut: past | cut: participle
    drank > drink: past
    drove > drive: past
    fell > fall: past
    felt > feel: past
    found > find: past
    flew > fly: past
    forgotten > forget: participle
    gave > give: past
    grew > grow: past
    heard > hear: past
    hidden > hide: participle
    held > hold: past
    kept > keep: past
    knew > know: past
    left > leave: past | leave: participle
    lost > lose: past
    made > make: past
    meant > mean: past
    met > meet: past
    paid > pay: past
    read > read: past
    rode > ride: past
    rang > ring: past
    ran > run: past
    said > say: past
    saw > see: past
    sold > sell: past
    sent > send: past
    shook > shake: past
    shot > shoot: past
    sang > sing: past
    sat > sit: past
    slept > sleep: past
    spoke > speak: past
    spent > spend: past
    stood > stand: past
    stole > steal: past
    swam > swim: past
    took > take: past
    taught > teach: past
    told > tell: past
    thought > think: past
    threw > throw: past
    understood > understand: past
    woke > wake: past
    wore > wear: past
    won > win: past
    written > write: participle
    rewrote > rewrite: past
    overtook > overtake: past
    withheld > withhold: past
    lay > lie: past
    burnt > burn: past
    burned > burn: past
    lied > lie: past
    crises > crisis: plural
    oxen > ox: plural
    lent > lend: past
  `,
  )
})

describe('English comparison and adverbs', () => {
  testForms(
    englishPack,
    `
    taller > tall: comparative
    tallest > tall: superlative
    nicer > nice: comparative
    biggest > big: superlative
    happier > happy: comparative
    happiest > happy: superlative
    better > good: comparative | well: comparative
    best > good: superlative
    worse > bad: comparative
    worst > bad: superlative
    further > far: comparative
    more > much: comparative | many: comparative
    most > much: superlative
    less > little: comparative
    slowly > slow: adverb
    happily > happy: adverb
    possibly > possible: adverb
    gently > gentle: adverb
    basically > basic: adverb
    truly > true: adverb
    fully > full: adverb
    carefully > careful: adverb
  `,
  )
})

describe('English contractions and spellings', () => {
  testForms(
    englishPack,
    `
    don't > do not: contraction present | not: contraction
    doesn't > do not: contraction present thirdPerson singular | not: contraction
    didn't > do not: contraction past
    isn't > be: contraction present thirdPerson singular
    aren't > be: contraction present plural
    can't > can: contraction present
    couldn't > can: contraction past
    cannot > can: contraction present | not: contraction
    won't > will: contraction | not: contraction
    wouldn’t > would: contraction
    I'm > I: contraction | be: contraction present firstPerson singular
    you're > you: contraction | be: contraction present plural
    he's > he: contraction | be: contraction present thirdPerson singular | have: contraction present thirdPerson singular
    they've > they: contraction | have: contraction present
    I'd > would: contraction | have: contraction past
    we'll > we: contraction | will: contraction
    there's > there is: contraction | be: contraction present thirdPerson singular | there: contraction
    here's > here is: contraction
    nobody's > nobody: contraction | be: contraction present thirdPerson singular | nobody: possessive
    everyone's > everyone: possessive
    c'mon > come on: contraction
    gonna > go: contraction gerund | to: contraction
    wanna > want: contraction
    gotta > get: contraction participle
    dunno > know: contraction
    ain't > be: contraction present thirdPerson singular | not: contraction
    color > colour:
    organise > organize:
    theater > theatre:
    fridge > refrigerator: shortened
    'em > them: shortened
    goin' > go: gerund shortened
    runnin' > run: gerund shortened
    comin' > come: gerund shortened
    an' > and: shortened
    ol' > old: shortened
  `,
  )
})

test.each([
  ['goed', 'go'],
  ['taked', 'take'],
  ['beed', 'be'],
  ['been', 'go'],
])('%s is no form of %s', (form, lemma) => {
  expect(candidatesOf(englishPack, form).map((candidate) => candidate.lemma)).not.toContain(lemma)
})
