import type { Contraction } from '../inflection.ts'
import type { FormReason } from '../parts-of-speech.ts'
import { wordsOf } from './rule-tables.ts'

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

const third: readonly FormReason[] = ['present', 'thirdPerson', 'singular']
const withIt: Contraction[] = [
  ...wordsOf(
    'gibt geben, geht gehen, ist sein, hat haben, wird werden, kommt kommen, macht machen, tut tun, steht stehen, läuft laufen',
  ).map(([text = '', lemma = '']) => ({
    form: `${text}'s`,
    parts: [{ lemma, text, reasons: third }, { lemma: 'es' }],
  })),
  {
    form: "war's",
    parts: [{ lemma: 'sein', text: 'war', reasons: ['past', 'thirdPerson', 'singular'] }, { lemma: 'es' }],
  },
  ...'ich du er sie wir wie wo was wenn ob dass mir sich'.split(' ').map((word) => ({
    form: `${word}'s`,
    parts: [{ lemma: word }, { lemma: 'es' }],
  })),
  { form: "so'n", parts: [{ lemma: 'so' }, { lemma: 'ein' }] },
]

/** am, ins, gibt's. */
export const germanContractions: readonly Contraction[] = [...withArticle, ...withIt]
