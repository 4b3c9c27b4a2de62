import type { IrregularForms } from '../inflection-data.ts'
import { type Cell, irregularForm, mergedForms, sixPersons, wordsOf } from '../rule-tables.ts'
import { greekIrregularStems } from './irregular-stems.ts'
import { irregularGreekForms } from './verb-forms.ts'

const tables: Record<string, readonly Cell[]> = {
  είμαι: [
    ...sixPersons('- είσαι είναι είμαστε είστε/είσαστε είναι', ['present']),
    ...sixPersons('ήμουν/ήμουνα ήσουν/ήσουνα ήταν/ήτανε ήμασταν/ήμαστε ήσασταν/ήσαστε ήταν/ήτανε', ['past']),
    { text: 'όντας', reasons: ['gerund'] },
  ],
  τρώω: sixPersons('φάω φας φάει φάμε φάτε φάνε/φαν', ['subjunctive']),
  συμβαίνω: sixPersons('- - συνέβη - - συνέβησαν', ['past']),
  πρέπει: [...sixPersons('- - έπρεπε - - -', ['imperfect'])],
  βρέχω: sixPersons('- - βρέχει - - -', ['present']),
}

/** βρέθηκα, πλύθηκα are forms of βρίσκομαι, πλένομαι too. */
const inMiddleVoice = Object.fromEntries(
  Object.entries(greekIrregularStems).flatMap(([base, { passive, passiveWish }]) =>
    passive && base.endsWith('ω')
      ? [[base.replace(/ω$/, 'ομαι'), { past: passive, ...(passiveWish && { wish: passiveWish }) }]]
      : [],
  ),
)

/** Verbs that are never inflected in -άς, -ά, so that αργά and καλά are no verb forms. */
const onlyInEis = wordsOf(
  'αργώ άργησε αργήστε, καλώ κάλεσε καλέστε, κινώ κίνησε κινήστε, μπορώ - -, αρκώ - -',
).map(([base = '', you, youAll]) => {
  const stem = base.slice(0, -1)
  const present = `- ${stem}είς ${stem}εί ${stem}ούμε ${stem}είτε ${stem}ούν/${stem}ούνε`
  const cells = [
    ...sixPersons(present, ['present']),
    ...sixPersons(`- ${you} - - ${youAll} -`, ['imperative']),
  ]
  return [base, { ...irregularForm('verb', cells), insteadOfRules: true }] as const
})

const formsOf = <Given>(given: Record<string, Given>, cellsOf: (one: Given) => readonly Cell[]) =>
  Object.fromEntries(Object.entries(given).map(([base, one]) => [base, irregularForm('verb', cellsOf(one))]))

/** Irregular forms of verbs. */
export const greekIrregularVerbs: IrregularForms = mergedForms(
  formsOf(inMiddleVoice, irregularGreekForms),
  formsOf(tables, (cells) => cells),
  formsOf(greekIrregularStems, irregularGreekForms),
  Object.fromEntries(onlyInEis),
)
