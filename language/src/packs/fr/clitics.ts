import type { InflectionRule } from '../inflection-data.ts'

const direct = ['le', 'la', 'les']
const indirect = ['moi', 'toi', 'lui', 'nous', 'vous', 'leur']

/** donne-moi, donne-le-moi, vas-y, donnes-en, va-t'en. */
const afterImperative = [
  ...direct.flatMap((one) => indirect.map((other) => `-${one}-${other}`)),
  ...[
    "m'en",
    "t'en",
    "l'en",
    "m'y",
    "t'y",
    "l'y",
    'lui-en',
    'nous-en',
    'vous-en',
    'leur-en',
    'nous-y',
    'vous-y',
  ].map((pronouns) => `-${pronouns}`),
  ...['les-y', 'les-en', ...direct, ...indirect, 'y', 'en'].map((pronoun) => `-${pronoun}`),
  's-en',
  's-y',
].map(
  (form): InflectionRule => ({
    form,
    base: '',
    minimum: 1,
    partOfSpeech: 'verb',
    reasons: ['withPronoun'],
    again: ['imperative'],
  }),
)

/** parlez-vous, est-ce, a-t-il, puis-je. */
const afterQuestion = [
  ...['il', 'elle', 'on', 'ils', 'elles'].flatMap((pronoun) => [`-t-${pronoun}`, `-${pronoun}`]),
  ...['je', 'tu', 'nous', 'vous', 'ce'].map((pronoun) => `-${pronoun}`),
].map(
  (form): InflectionRule => ({
    form,
    base: '',
    minimum: 1,
    partOfSpeech: 'verb',
    reasons: ['withPronoun'],
    again: ['present', 'imperfect', 'past', 'future', 'conditional'],
  }),
)

/** cet homme-là, ces jours-ci, celui-ci, moi-même. */
const pointing = ['-là', '-ci', '-même', '-mêmes'].flatMap((form): InflectionRule[] => [
  { form, base: '', partOfSpeech: ['noun', 'pronoun'], reasons: [] },
  { form, base: '', partOfSpeech: ['noun', 'pronoun'], reasons: [], again: ['plural', 'feminine'] },
])

/** Pronouns and demonstrative particles after a hyphen. */
export const frenchCliticRules: readonly InflectionRule[] = [
  ...afterQuestion,
  ...afterImperative,
  ...pointing,
]
