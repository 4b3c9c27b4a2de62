import type { FormReason } from '../../morphology/parts-of-speech.ts'
import type { Contraction } from '../inflection-data.ts'
import { wordsOf } from '../rule-tables.ts'

const dative = { lemma: 'der', text: 'dem', reasons: ['dative'] } as const
const accusative = { lemma: 'das', text: 'das', reasons: ['accusative'] } as const
const feminine = { lemma: 'die', text: 'der', reasons: ['dative'] } as const
const masculine = { lemma: 'der', text: 'den', reasons: ['masculine', 'accusative'] } as const

const withArticle: Contraction[] = (
  [
    [dative, 'am an, beim bei, im in, vom von, zum zu, hinterm hinter, überm über, unterm unter, vorm vor'],
    [
      accusative,
      'ans an, aufs auf, durchs durch, fürs für, hinters hinter, ins in, übers über, ums um, unters unter, vors vor',
    ],
    [feminine, 'zur zu'],
    [masculine, 'hintern hinter, übern über, untern unter'],
  ] as const
).flatMap(([article, text]) =>
  wordsOf(text).map(([form = '', preposition = '']) => ({ form, parts: [{ lemma: preposition }, article] })),
)

/** Verbs before 's, by the reasons of their form. */
const beforeIt: readonly (readonly [reasons: readonly FormReason[], text: string])[] = [
  [
    ['present', 'thirdPerson', 'singular'],
    `gibt geben, geht gehen, ist sein, hat haben, wird werden, kommt kommen, macht machen, tut tun, steht stehen, läuft laufen,
    sagt sagen, weiß wissen, kann können, muss müssen, darf dürfen, soll sollen, will wollen, mag mögen, heißt heißen, reicht reichen`,
  ],
  [
    ['present', 'firstPerson', 'singular'],
    'hab haben, mach machen, find finden, glaub glauben, seh sehen, sag sagen, hol holen, nehm nehmen, versuch versuchen, werd werden',
  ],
  [['present', 'secondPerson', 'singular'], 'hast haben, kannst können, willst wollen, weißt wissen'],
  [['past', 'thirdPerson', 'singular'], 'war sein, gab geben, ging gehen, kam kommen'],
  [['past', 'subjunctive', 'thirdPerson', 'singular'], 'wär sein, hätt haben, könnt können, gäb geben'],
]
const withIt: Contraction[] = [
  ...beforeIt.flatMap(([reasons, text]) =>
    wordsOf(text).map(([form = '', lemma = '']) => ({
      form: `${form}'s`,
      parts: [{ lemma, text: form, reasons }, { lemma: 'es' }],
    })),
  ),
  ...'ich du er sie wir ihr man wie wo was wer wenn weil ob dass mir dir sich auf für nur'
    .split(' ')
    .map((word) => ({
      form: `${word}'s`,
      parts: [{ lemma: word }, { lemma: 'es' }],
    })),
  { form: "so'n", parts: [{ lemma: 'so' }, { lemma: 'ein' }] },
]

/** am, ins, gibt's. */
export const germanContractions: readonly Contraction[] = [...withArticle, ...withIt]
