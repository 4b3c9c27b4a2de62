import type { FormReason } from '../../morphology/parts-of-speech.ts'
import type { InflectionRule } from '../inflection-data.ts'
import { sixPersons } from '../rule-tables.ts'

/** Separable prefixes, longer ones first: ich mache die Tür auf. */
export const germanSeparablePrefixes: readonly string[] =
  `auseinander gegenüber durcheinander zusammen herunter hinunter herüber hinüber zurecht zurück
  entgegen entlang empor heraus hinaus herein hinein herauf hinauf herum hinum heran hinan herab hinab hervor herbei daher dahin dabei davon dazu daran
  darauf vorbei voraus vorher voran vorüber weiter wieder zunächst nieder kennen spazieren stehen sitzen liegen fort frei fern fest statt teil heim preis
  stand acht leid weh auf aus ein mit nach vor weg los her hin bei dar da an ab um zu durch über unter hoch klar krank bereit bloß gut schlecht schwer still
  tot voll wahr wett irre rad bekannt fehl gleich inne hinzu rein raus rauf runter rüber kaputt groß`
    .split(/\s+/)
    .sort((one, other) => other.length - one.length)

/** Inseparable prefixes. The participle of their verbs has no ge-. */
export const inseparablePrefixes =
  'be ent emp er ge miss ver zer wider hinter voll über unter um durch'.split(' ')

type Options = Pick<InflectionRule, 'formStart' | 'baseStart' | 'minimum'>
const verb = (
  form: string,
  base: string,
  reasons: readonly FormReason[],
  options: Options = {},
): InflectionRule => ({
  form,
  base,
  partOfSpeech: 'verb',
  reasons,
  minimum: 4,
  ...options,
})

const present: readonly FormReason[] = ['present']
const past: readonly FormReason[] = ['past']
/** Endings of machen, of arbeiten, of sammeln and ändern. */
const tenses: InflectionRule[] = [
  ...sixPersons('e st t - - -', present).map(({ text, reasons }) => verb(text, 'en', reasons)),
  ...sixPersons('- est et - - -', present).map(({ text, reasons }) => verb(text, 'en', reasons)),
  ...sixPersons('te test te ten tet ten', past).map(({ text, reasons }) => verb(text, 'en', reasons)),
  ...sixPersons('ete etest ete eten etet eten', past).map(({ text, reasons }) => verb(text, 'en', reasons)),
  verb('t', 'en', ['present', 'secondPerson', 'plural']),
  verb('et', 'en', ['present', 'secondPerson', 'plural']),
  // du reist, du sitzt: after s, ß, z the ending has no s.
  ...['s', 'ß', 'z', 'x'].map((end) => verb(`${end}t`, `${end}en`, ['present', 'secondPerson', 'singular'])),
  verb('t', 'en', ['imperative', 'secondPerson', 'plural']),
  verb('et', 'en', ['imperative', 'secondPerson', 'plural']),
  ...['el', 'er'].flatMap((stem) => [
    ...sixPersons('- st t - t -', present).map(({ text, reasons }) => verb(stem + text, `${stem}n`, reasons)),
    ...sixPersons('te test te ten tet ten', past).map(({ text, reasons }) =>
      verb(stem + text, `${stem}n`, reasons),
    ),
    verb(`${stem.slice(1)}e`, `${stem}n`, ['present', 'firstPerson', 'singular']),
    verb(`${stem}e`, `${stem}n`, ['present', 'firstPerson', 'singular']),
    verb(`${stem.slice(1)}e`, `${stem}n`, ['imperative', 'secondPerson', 'singular']),
  ]),
  verb('e', 'en', ['imperative', 'secondPerson', 'singular']),
  verb('e', 'en', ['present', 'subjunctive', 'thirdPerson', 'singular']),
]

/** gemacht, gearbeitet, gesammelt; strong participles are in strong-verbs.ts. */
const participleEndings = [
  ['t', 'en'],
  ['et', 'en'],
  ['elt', 'eln'],
  ['ert', 'ern'],
] as const
const participles: InflectionRule[] = participleEndings.flatMap(([form, base]) => [
  ...germanSeparablePrefixes.map((prefix) =>
    verb(form, base, ['participle'], { formStart: `${prefix}ge`, baseStart: prefix, minimum: 6 }),
  ),
  verb(form, base, ['participle'], { formStart: 'ge' }),
])

/** besucht, erzählt. They come after the present, because strong verbs have a present in -t too (bekommt). */
const participlesWithoutGe: InflectionRule[] = participleEndings.flatMap(([form, base]) =>
  inseparablePrefixes.map((prefix) =>
    verb(form, base, ['participle'], { formStart: prefix, baseStart: prefix, minimum: prefix.length + 5 }),
  ),
)

/** aufzumachen. */
const withZu: InflectionRule[] = germanSeparablePrefixes.flatMap((prefix) =>
  ['en', 'eln', 'ern', 'un', 'ein'].map((ending) =>
    verb(ending, ending, ['infinitive'], { formStart: `${prefix}zu`, baseStart: prefix, minimum: 5 }),
  ),
)

/** laufend, die laufenden. */
const presentParticiples: InflectionRule[] = ['end', 'ende', 'enden', 'ender', 'endes', 'endem'].flatMap(
  (form) => [
    verb(form, 'en', form === 'end' ? ['present', 'participle'] : ['present', 'participle', 'declined']),
    ...['el', 'er'].map((stem) =>
      verb(
        stem + form.slice(1),
        `${stem}n`,
        form === 'end' ? ['present', 'participle'] : ['present', 'participle', 'declined'],
      ),
    ),
  ],
)

/** arbeitete, ändere, sammelten: endings that are long enough to be certain. */
const isSure = ({ form }: InflectionRule) => /^(?:ete|e[lr])/.test(form)

/** Verb forms that rarely have another reading. Participles come first, because no verb is "gemachen". */
export const germanSureVerbRules: readonly InflectionRule[] = [
  ...withZu,
  ...participles,
  ...presentParticiples,
  verb('iert', 'ieren', ['present', 'thirdPerson', 'singular']),
  verb('iert', 'ieren', ['participle']),
  ...tenses.filter(isSure),
]

/** Regular verbs, and the forms of strong verbs that are inflected like machen. */
export const germanVerbRules: readonly InflectionRule[] = [
  ...tenses.filter((rule) => !isSure(rule)),
  ...participlesWithoutGe,
]

/** mach!, geh!: imperatives without an ending, which any word may look like. */
export const germanImperatives: readonly InflectionRule[] = [
  verb('', 'en', ['imperative', 'secondPerson', 'singular']),
]
