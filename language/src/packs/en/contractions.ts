import type { FormReason } from '../../morphology/parts-of-speech.ts'
import type { Contraction } from '../inflection-data.ts'

type Part = Contraction['parts'][number]
const third: readonly FormReason[] = ['present', 'thirdPerson', 'singular']
const am: Part = { lemma: 'be', text: 'am', reasons: ['present', 'firstPerson', 'singular'] }
const is: Part = { lemma: 'be', text: 'is', reasons: third }
const are: Part = { lemma: 'be', text: 'are', reasons: ['present', 'plural'] }
const have: Part = { lemma: 'have', reasons: ['present'] }
const has: Part = { lemma: 'have', text: 'has', reasons: third }
const had: Part = { lemma: 'have', text: 'had', reasons: ['past'] }
const would: Part = { lemma: 'would' }
const will: Part = { lemma: 'will' }
const word = (lemma: string): Part => ({ lemma })

/** Endings with an apostrophe, most likely first. */
const tails: Record<string, readonly Part[]> = {
  "'s": [is, has],
  "'re": [are],
  "'m": [am],
  "'ve": [have],
  "'d": [would, had],
  "'ll": [will],
}
const heads: Record<string, string> = {
  "'s": `he she it that this there here what who where when how why name one everything something nothing everyone everybody
    someone somebody nobody anybody anyone`,
  "'re": 'you we they there what who where how',
  "'m": 'i',
  "'ve": 'i you we they who would could should might must',
  "'d": 'i you he she it we they there that who what where how',
  "'ll": 'i you he she it we they there that this who what where how',
}

const withTail: Contraction[] = Object.entries(tails).flatMap(([tail, parts]) =>
  (heads[tail] ?? '')
    .split(/\s+/)
    .flatMap((head) =>
      parts.map((part) => ({ form: head + tail, parts: [word(head === 'i' ? 'I' : head), part] })),
    ),
)

const verbs: readonly (readonly [
  form: string,
  lemma: string,
  text: string,
  reasons: readonly FormReason[],
])[] = [
  ["isn't", 'be', 'is', third],
  ["aren't", 'be', 'are', ['present', 'plural']],
  ["wasn't", 'be', 'was', ['past', 'singular']],
  ["weren't", 'be', 'were', ['past', 'plural']],
  ["don't", 'do not', 'do', ['present']],
  ["doesn't", 'do not', 'does', third],
  ["didn't", 'do not', 'did', ['past']],
  ["haven't", 'have', 'have', ['present']],
  ["hasn't", 'have', 'has', third],
  ["hadn't", 'have', 'had', ['past']],
  ["can't", 'can', 'can', ['present']],
  ["couldn't", 'can', 'could', ['past']],
  ["won't", 'will', 'will', []],
  ["wouldn't", 'would', 'would', []],
  ["shouldn't", 'should', 'should', []],
  ["mustn't", 'must', 'must', []],
  ["needn't", 'need', 'need', []],
  ["mightn't", 'might', 'might', []],
  ["shan't", 'shall', 'shall', []],
  ["oughtn't", 'ought', 'ought', []],
  ["daren't", 'dare', 'dare', []],
  ['cannot', 'can', 'can', ['present']],
]
const negative: Contraction[] = verbs.map(([form, lemma, text, reasons]) => ({
  form,
  parts: [{ lemma, text, reasons }, word('not')],
}))

const ain = [is, am, are, has].map((part): Contraction => ({ form: "ain't", parts: [part, word('not')] }))

const spoken = (
  [
    ['gonna', { lemma: 'go', text: 'going', reasons: ['gerund'] }, word('to')],
    ['wanna', word('want'), word('to')],
    ['gotta', { lemma: 'get', text: 'got', reasons: ['participle'] }, word('to')],
    ['hafta', word('have'), word('to')],
    ['oughta', word('ought'), word('to')],
    ['gimme', word('give'), word('me')],
    ['lemme', word('let'), word('me')],
    ['dunno', word('do'), word('not'), word('know')],
    ['kinda', word('kind'), word('of')],
    ['sorta', word('sort'), word('of')],
    ['lotta', word('lot'), word('of')],
    ['outta', word('out'), word('of')],
    ['coulda', word('could'), word('have')],
    ['shoulda', word('should'), word('have')],
    ['woulda', word('would'), word('have')],
    ['whatcha', word('what'), word('you')],
    ['gotcha', { lemma: 'get', text: 'got', reasons: ['past'] }, word('you')],
    ["'tis", word('it'), is],
    ["'twas", word('it'), { lemma: 'be', text: 'was', reasons: ['past', 'singular'] }],
    ["y'all", word('you'), word('all')],
    ["d'you", word('do'), word('you')],
    ["c'mon", word('come on'), word('on')],
  ] satisfies [string, ...Part[]][]
).map(([form, ...parts]): Contraction => ({ form, parts }))

/** "There's" is read as "there is" before "there". */
const existing = (['there', 'here'] as const).flatMap((place) =>
  [is, are].map(
    (part): Contraction => ({
      form: place + (part === is ? "'s" : "'re"),
      parts: [{ lemma: `${place} ${part.text}`, text: place }, part],
    }),
  ),
)

/** don't, he's, gonna. */
export const englishContractions: readonly Contraction[] = [
  ...existing,
  ...withTail,
  ...negative,
  ...ain,
  ...spoken,
]
