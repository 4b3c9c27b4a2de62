import type { FormReason, PartOfSpeech } from '../../morphology/parts-of-speech.ts'
import { ageCues, instruments, spansOfTime } from '../collocations.ts'
import type { InflectionRule } from '../inflection-data.ts'
import type { CoursePack } from '../language-pack.ts'
import { counted } from '../number-words.ts'
import { englishAgreement } from './agreement.ts'
import { englishContractions } from './contractions.ts'
import { englishProfile } from './en-profile.ts'
import { englishIrregular } from './irregular.ts'
import { englishWriting } from './writing.ts'

type Ending = readonly [form: string, base: string]

const rules = (
  partOfSpeech: PartOfSpeech | readonly PartOfSpeech[],
  reasons: readonly FormReason[],
  endings: readonly Ending[],
  minimum = 3,
): InflectionRule[] => endings.map(([form, base]) => ({ form, base, partOfSpeech, reasons, minimum }))

/** -s: cities, boxes, houses, quizzes, heroes. */
const withS: readonly Ending[] = [
  ['ies', 'y'],
  ['s', ''],
  ...['s', 'x', 'z', 'ch', 'sh', 'o'].map((end): Ending => [`${end}es`, end]),
  ['zzes', 'z'],
  ['sses', 's'],
]
const withF: readonly Ending[] = [
  ['ves', 'f'],
  ['ves', 'fe'],
  ['ses', 'sis'],
  ['men', 'man'],
]

const halved = (letters: string, ending: string): Ending[] =>
  [...letters].map((letter) => [letter + letter + ending, letter])

/** Endings of a base before a suffix that begins with a vowel: stopping from stop, hoping from hope before hop. */
const vowelEndings = (ending: string): Ending[] => [
  ...halved('bdgkmnprtv', ending),
  [`ll${ending}`, 'll'],
  ...halved('l', ending),
  [ending, 'e'],
  [ending, ''],
  ...halved('fsz', ending),
  [`ck${ending}`, 'c'],
]
const withY = (ending: string): Ending[] => [
  [`i${ending}`, 'y'],
  [`i${ending}`, 'ie'],
  ...vowelEndings(ending),
]

const describing = ['adjective', 'adverb'] as const
const englishRules: readonly InflectionRule[] = [
  ...rules('noun', ['possessive'], [["'s", '']], 1),
  ...rules(
    'noun',
    ['plural', 'possessive'],
    [
      ["ies'", 'y'],
      ["s'", ''],
    ],
  ),
  ...rules('noun', ['plural'], withS),
  ...rules('verb', ['present', 'thirdPerson', 'singular'], withS),
  ...rules('noun', ['plural'], withF),
  ...rules('verb', ['gerund'], [['ying', 'ie'], ...vowelEndings('ing')]),
  // "-ed" is past and participle; the past comes first.
  ...withY('ed').flatMap((ending) => [
    ...rules('verb', ['past'], [ending]),
    ...rules('verb', ['participle'], [ending]),
  ]),
  ...rules(describing, ['comparative'], withY('er')),
  ...rules(describing, ['superlative'], withY('est')),
  ...rules(
    'adjective',
    ['adverb'],
    [
      ['ily', 'y'],
      ['ically', 'ic'],
      ['bly', 'ble'],
      ['tly', 'tle'],
      ['ply', 'ple'],
      ['ly', ''],
      ['lly', 'll'],
      ['uly', 'ue'],
    ],
  ),
  ...rules('verb', ['gerund', 'shortened'], vowelEndings("in'")),
]

/** British and American stems. They are whole, because "or" and "our" alone would turn "for" into "four". */
const spellings = `colour/color favour/favor behaviour/behavior honour/honor labour/labor neighbour/neighbor flavour/flavor
  humour/humor rumour/rumor harbour/harbor odour/odor armour/armor savour/savor glamour/glamor centre/center theatre/theater
  litre/liter metre/meter fibre/fiber isation/ization ise/ize ising/izing ised/ized yse/yze ysed/yzed ysing/yzing grey/gray
  programme/program defence/defense offence/offense licence/license practise/practice catalogue/catalog dialogue/dialog
  mould/mold plough/plow sceptic/skeptic pyjama/pajama cosy/cozy aluminium/aluminum travell/travel cancell/cancel
  jewell/jewel marvell/marvel modell/model labell/label fulfil/fulfill skilful/skillful judgement/judgment
  mum/mom moustache/mustache doughnut/donut aeroplane/airplane`

/** English. */
export const englishPack: CoursePack = {
  ...englishProfile,
  agreement: englishAgreement,
  writing: englishWriting,
  articles: ['the', 'a', 'an'],
  rules: englishRules,
  irregular: englishIrregular,
  contractions: englishContractions,
  // Adverbs only, because "have something to say" is no "have to".
  phrasalParticles:
    'across ahead along apart around aside away back down forth forward in off on out over round through together up'.split(
      ' ',
    ),
  verbsAfter: {
    base: `to can can't cannot could couldn't will won't would wouldn't shall shan't should shouldn't must mustn't may might
      do don't does doesn't did didn't let's i'll you'll he'll she'll it'll we'll they'll i'd you'd he'd she'd we'd they'd`.split(
      /\s+/,
    ),
    participle:
      "have has had having haven't hasn't hadn't i've you've we've they've was were been being".split(' '),
  },
  verbPrefixes: 'be counter fore inter mis out over pre re un under up with'.split(' '),
  spellings: spellings.split(/\s+/).map((pair): [string, string] => {
    const [one = '', other = ''] = pair.split('/')
    return [one, other]
  }),
  numberWords: {
    links: ['and'],
    pieces: {
      ...counted(
        'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
        1,
      ),
      ...counted('sixteen seventeen eighteen nineteen', 16),
      ...counted('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
      hundred: 100,
      thousand: 1000,
    },
  },
  requiresSubject: true,
  presentIsBaseForm: true,
  quiz: { pluralEnding: /[sx]$/, soundAgreement: { words: /^an?$/, sounds: [/^[aeiou]/] } },
  spelling: {
    hunspellPackage: 'dictionary-en',
    // The dictionary has American spellings.
    variants: [
      [/ll(ed|ing|ers?)$/, 'l$1'],
      [/is(e|es|ed|ing|ers?|ations?)$/, 'iz$1'],
      [/ys(e|es|ed|ing)$/, 'yz$1'],
      [/our(s|ed|ing|ful|able|ite|less|hood|)$/, 'or$1'],
      [/tre(s?)$/, 'ter$1'],
      [/ogue(s?)$/, 'og$1'],
      [/ence(s?)$/, 'ense$1'],
      [/(learn|burn|dream|spoil|spell|lean|leap|spill)t$/, '$1ed'],
    ],
    alikeInPlural: /(s|fish|sheep|deer|craft)$/,
  },
  collocations: [
    { concept: 'turn-age', lemmas: ['turn'], cues: ageCues },
    {
      concept: 'do.auxiliary',
      cues: [{ next: { words: 'you i we they he she it not'.split(' ') } }],
      otherwise: 0,
    },
    { concept: 'play.instrument', lemmas: ['play'], cues: [{ near: instruments }] },
    { concept: 'take.time', lemmas: ['take'], cues: [{ soon: spansOfTime }] },
  ],
  speech: {
    espeakVoice: 'gmw/en-US',
    stressMarks: 'both',
  },
  tools: { languageTool: 'en-US', harper: true, wordNet: true },
  dictionarySources: { threeLetterCode: 'eng', opening: /^(?:to|the|a|an) (?=\S)/i, formsHaveSpaces: true },
}
