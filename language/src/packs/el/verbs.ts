import type { InflectionRule } from '../inflection-data.ts'
import { sixPersons, wordsOf } from '../rule-tables.ts'
import { greekParticipleRules, greekRareParticipleRules } from './participles.ts'
import {
  active,
  type Base,
  contracted,
  contractedDeponent,
  deponent,
  kept,
  type Reasons,
  stressed,
} from './verb-rule.ts'
import {
  activeStems,
  contractedPassiveStems,
  contractedStems,
  passiveStems,
  rareContractedPassiveStems,
  rareContractedStems,
} from './verb-stems.ts'

const pastEndings = 'α ες ε αμε ατε αν/ανε'
const wishEndings = 'ω εις ει ουμε/ομε ετε ουν/ουνε'
const subjunctive: Reasons = ['subjunctive']

/** Augments. The past of a stem of one syllable begins with ε-; learned verbs have it after their preposition. */
const augments = wordsOf(
  `ε -, συνε συν, συνε συμ, συνε συλ, συνε συγ, εξε εκ, υπε υπο, απε απο, επε επι, κατε κατα, μετε μετα, διε δια,
  παρε παρα, ανε ανα, εισε εισ, ενε εν, ενε εγ, ενε εμ, περιε περι, προε προ, προσε προσ, αντε αντι, ξαναε ξανα,
  επανε επανα, εγκατε εγκατα, αντικατε αντικατα, αποκατε αποκατα`,
)
/** Stems that are frequent among learned verbs. */
const learned = /^(.?[σξψ]|.?αβ|ειξ|ειν|ειλ|υχ|τυχ|βαλ|δωσ|θεσ|εσ)$/

function augmented(rule: InflectionRule, all: boolean): InflectionRule[] {
  return augments.slice(0, all ? undefined : 1).map(([formStart = '', baseStart = '']) => ({
    ...rule,
    formStart,
    baseStart: baseStart === '-' ? '' : baseStart,
  }))
}

/** έγραψα and διάβασα: rules with and without augment. */
const pastRules = (
  stem: string,
  bases: readonly string[],
  endings: readonly Base[],
  tense: Reasons,
  all: boolean,
) =>
  sixPersons(pastEndings, tense).flatMap(({ text, reasons }) =>
    bases.flatMap((base) =>
      endings.flatMap((ending) => {
        const rule = stressed(stem + text, base, ending, reasons)
        const isPlural = /^α[μτν]/.test(text)
        // Without augment the singular is a past only if the base is long: διάβασα is one, γράψε is not.
        return [
          ...(/^α[μτ]ε$/.test(text) ? [] : augmented(rule, all)),
          isPlural ? rule : { ...rule, syllables: ending[1] === 1 ? 2 : 3 },
        ]
      }),
    ),
  )

const perfective = (rows: readonly string[][], endings: readonly Base[]) =>
  rows.flatMap(([stem = '', ...bases]) => {
    const stressedAs = (text: string, reasons: Reasons, on = endings) =>
      bases.flatMap((base) => on.map((ending) => stressed(stem + text, base, ending, reasons)))
    return [
      ...pastRules(stem, bases, endings, ['past'], endings === active && learned.test(stem)),
      ...sixPersons(wishEndings, subjunctive).flatMap(({ text, reasons }) => stressedAs(text, reasons)),
      ...stressedAs('τε', ['imperative', 'secondPerson', 'plural']),
      ...stressedAs(
        'ου',
        ['imperative', 'secondPerson', 'singular'],
        endings === active ? deponent : contractedDeponent,
      ),
    ]
  })

/** γράψε, διάβασε, μίλησε: forms without the augment that a past would need, or that may be a past too. */
const imperatives = (rows: readonly string[][], endings: readonly Base[]) =>
  rows.flatMap(([stem = '', ...bases]) =>
    bases.flatMap((base) =>
      endings.map((ending) => stressed(`${stem}ε`, base, ending, ['imperative', 'secondPerson', 'singular'])),
    ),
  )

const passivePast = 'ηκα ηκες ηκε ηκαμε ηκατε ηκαν/ηκανε'
const passiveWish = 'ώ είς εί ούμε είτε ούν/ούνε'

/** If a dictionary has σηκώνομαι, σηκώθηκε is a form of it rather than the passive of σηκώνω. */
const passive = (rows: readonly string[][], endings: readonly Base[], own: readonly Base[]) =>
  rows.flatMap(([stem = '', ...bases]) =>
    [...sixPersons(passivePast, ['past']), ...sixPersons(passiveWish, subjunctive)].flatMap(
      ({ text, reasons: [tense = 'past', ...person] }) =>
        bases.flatMap((base) => [
          ...own.map((ending) => stressed(stem + text, base, ending, [tense, ...person])),
          ...endings.map((ending) => stressed(stem + text, base, ending, [tense, 'passive', ...person])),
        ]),
    ),
  )

/** γράφομαι, γραφόμουν: the tables of -ομαι, -ιέμαι, -άμαι, -ούμαι. */
const middleVoice = (
  [
    [
      'ομαι εσαι εται ομαστε εστε/οσαστε ονται',
      'ομουν/ομουνα οσουν/οσουνα οταν/οτανε ομασταν/ομαστε οσασταν/οσαστε ονταν/οντουσαν',
      active,
      deponent,
    ],
    [
      'ιεμαι ιεσαι ιεται ιομαστε ιεστε/ιοσαστε ιουνται',
      'ιομουν/ιομουνα ιοσουν/ιοσουνα ιοταν/ιοτανε ιομασταν/ιομαστε ιοσασταν/ιοσαστε ιονταν/ιουνταν/ιοντουσαν',
      contracted,
      [['ιεμαι', 2]],
    ],
    [
      'αμαι/ουμαι ασαι αται ομαστε/ουμαστε αστε/οσαστε ουνται',
      'ομουν/ομουνα οσουν/οσουνα οταν/οτανε ομασταν/ομαστε οσασταν/οσαστε ονταν/ουνταν/οντουσαν',
      [],
      [['αμαι', 2]],
    ],
    [
      'ουμαι εισαι ειται ουμαστε ειστε ουνται',
      'ουμουν ουσουν ουνταν/ουταν/ειτο ουμασταν ουσασταν ουνταν',
      [['ω', 1]],
      [['ουμαι', 2]],
    ],
    [
      'ωμαι ασαι αται ομαστε/ωμεθα αστε ωνται',
      'ομουν οσουν οταν ομασταν οσασταν ωνταν/ονταν',
      [['ω', 1]],
      [['ωμαι', 2]],
    ],
  ] as const
).flatMap(([present, imperfect, endings, own]) =>
  [...sixPersons(present, ['present']), ...sixPersons(imperfect, ['imperfect'])].flatMap(
    ({ text, reasons: [tense = 'present', ...person] }) => [
      ...own
        .filter(([ending]) => ending !== text)
        .map((ending) => stressed(text, '', ending, [tense, ...person])),
      ...endings.map((ending) => stressed(text, '', ending, [tense, 'passive', ...person])),
    ],
  ),
)

/** γράφεις, γράφουν: forms whose accent does not move. */
const presentOfActive = [
  ...sixPersons('- εις ει ουμε/ομε ετε ουν/ουνε', ['present']).map(({ text, reasons }) =>
    kept(text, 'ω', reasons),
  ),
  kept('οντας', 'ω', ['gerund']),
]

/** αγαπάς, μιλάει, μπορείς; αγαπούσα, μίλαγα. */
const presentOfContracted = ['άω', 'ώ'].flatMap((base) => [
  ...sixPersons('άω/ώ άς ά/άει άμε/ούμε άτε άνε/ούν/ούνε/άν', ['present'])
    .filter(({ text }) => text !== base)
    .map(({ text, reasons }) => kept(text, base, reasons)),
  ...sixPersons('ούσα ούσες ούσε ούσαμε ούσατε ούσαν/ούσανε', ['imperfect']).map(({ text, reasons }) =>
    kept(text, base, reasons),
  ),
  kept('ώντας', base, ['gerund']),
])
const presentInE = sixPersons('- είς εί ούμε είτε ούν/ούνε', ['present']).map(({ text, reasons }) =>
  kept(text, 'ώ', reasons),
)
const imperfectInAga = sixPersons('αγα αγες αγε αγαμε αγατε αγαν/αγανε', ['imperfect']).flatMap(
  ({ text, reasons }) => contracted.map((ending) => stressed(text, '', ending, reasons)),
)

/** Forms of the common classes of verbs. */
export const greekVerbRules: readonly InflectionRule[] = [
  ...greekParticipleRules,
  ...presentOfActive,
  ...presentOfContracted,
  ...presentInE,
  ...imperfectInAga,
  ...perfective(activeStems, active),
  ...perfective(contractedStems, contracted),
  ...passive(passiveStems, active, deponent),
  ...passive(contractedPassiveStems, contracted, contractedDeponent),
  ...middleVoice,
  ...pastRules('', ['-'], active, ['imperfect'], true),
  ...pastRules('φερ', ['φερ', 'φερν'], active, ['past'], true),
]

/** Forms of smaller classes, and γράφε, μίλα, αγάπα, whose endings many other words have. */
export const greekRareVerbRules: readonly InflectionRule[] = [
  ...perfective(rareContractedStems, contracted),
  ...passive(rareContractedPassiveStems, contracted, contractedDeponent),
  ...greekRareParticipleRules,
  ...imperatives(activeStems, active),
  ...imperatives([...contractedStems, ...rareContractedStems], contracted),
  stressed('ε', '', ['ω', 2], ['imperative', 'secondPerson', 'singular']),
  ...contracted.map((ending) => stressed('α', '', ending, ['imperative', 'secondPerson', 'singular'])),
]
