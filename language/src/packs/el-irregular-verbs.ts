import type { IrregularForms } from '../inflection.ts'
import { type Cell, irregularForm, sixPersons } from './rule-tables.ts'

/**
 * Irregular stems of a Greek verb; '/' between two ways. A past stem is written with and without its augment
 * ("έφαγ φάγ"), a stressed wish as its stem ("δ": δω, δεις), an unstressed one with its accent ("πάρ": πάρω).
 */
type Stems = {
  present?: string
  imperfect?: string
  past?: string
  wish?: string
  /** tu and you all: "φάε φάτε". */
  imperative?: string
  passive?: string
  passiveWish?: string
  participle?: string
  gerund?: string
}

const verbs: Record<string, Stems> = {
  γράφω: { imperfect: 'έγραφ γράφ', passive: 'γράφηκ γραφήκ', passiveWish: 'γραφ' },
  έχω: { imperfect: 'είχ είχ', imperative: 'έχε έχετε' },
  κάνω: { past: 'έκαν κάν', wish: 'κάν', imperative: 'κάνε κάντε', participle: 'καμωμένος' },
  λέω: {
    present: '- λες λέει λέμε λέτε λένε/λεν',
    imperfect: 'έλεγ λέγ',
    past: 'είπ είπ',
    wish: 'π',
    imperative: 'πες/λέγε πείτε/πέστε',
    passive: 'ειπώθηκ ειπωθήκ',
    participle: 'ειπωμένος',
    gerund: 'λέγοντας',
  },
  πηγαίνω: {
    present: 'πάω πας πάει πάμε πάτε πάνε/παν',
    past: 'πήγ πήγ',
    imperative: 'πήγαινε πηγαίνετε',
  },
  πάω: {
    present: '- πας πάει πάμε πάτε πάνε/παν',
    imperfect: 'πήγαιν πηγαίν',
    past: 'πήγ πήγ',
    imperative: '- πάτε',
  },
  τρώω: {
    present: '- τρως τρώει τρώμε τρώτε τρώνε/τρων',
    imperfect: 'έτρωγ τρώγ',
    past: 'έφαγ φάγ',
    imperative: 'φάε φάτε',
    participle: 'φαγωμένος',
    passive: 'φαγώθηκ φαγωθήκ',
    gerund: 'τρώγοντας',
  },
  έρχομαι: { past: 'ήρθ/ήλθ ήρθ/ήλθ', wish: 'έρθ/έλθ', imperative: 'έλα ελάτε' },
  βλέπω: {
    past: 'είδ είδ',
    wish: 'δ',
    imperative: 'δες/βλέπε δείτε/δέστε',
    passive: 'ειδώθηκ ειδωθήκ',
    participle: 'ιδωμένος',
  },
  βρίσκω: {
    past: 'βρήκ',
    wish: 'βρ',
    imperative: 'βρες βρείτε/βρέστε',
    passive: 'βρέθηκ βρεθήκ',
    passiveWish: 'βρεθ',
  },
  παίρνω: {
    past: 'πήρ πήρ',
    wish: 'πάρ',
    imperative: 'πάρε/πάρ’ πάρτε',
    passive: 'πάρθηκ παρθήκ',
    participle: 'παρμένος',
  },
  δίνω: {
    past: 'έδωσ δώσ',
    wish: 'δώσ',
    imperative: 'δώσε/δώσ’ δώστε',
    passive: 'δόθηκ δοθήκ',
    passiveWish: 'δοθ',
    participle: 'δοσμένος',
  },
  βάζω: { past: 'έβαλ βάλ', wish: 'βάλ', imperative: 'βάλε/βάλ’ βάλτε', participle: 'βαλμένος' },
  βγάζω: { past: 'έβγαλ βγάλ', wish: 'βγάλ', imperative: 'βγάλε/βγάλ’ βγάλτε', participle: 'βγαλμένος' },
  μπαίνω: { past: 'μπήκ μπήκ', wish: 'μπ', imperative: 'μπες/έμπα μπείτε', participle: 'μπασμένος' },
  βγαίνω: { past: 'βγήκ βγήκ', wish: 'βγ', imperative: 'βγες/έβγα βγείτε', participle: 'βγαλμένος' },
  ανεβαίνω: {
    past: 'ανέβηκ ανεβήκ',
    wish: 'ανέβ/ανεβ',
    imperative: 'ανέβα ανεβείτε',
    participle: 'ανεβασμένος',
  },
  κατεβαίνω: {
    past: 'κατέβηκ κατεβήκ',
    wish: 'κατέβ/κατεβ',
    imperative: 'κατέβα κατεβείτε',
    participle: 'κατεβασμένος',
  },
  διαβαίνω: { past: 'διάβηκ διαβήκ', wish: 'διαβ' },
  συμβαίνω: { past: 'συνέβηκ συνεβήκ', wish: 'συμβ' },
  πίνω: { past: 'ήπι ήπι', imperative: 'πιες πιείτε/πιέστε', wish: 'πι', participle: 'πιωμένος' },
  γίνομαι: { past: 'έγιν γίν', wish: 'γίν', imperative: 'γίνε γίνετε', participle: 'γινωμένος' },
  θέλω: { imperfect: 'ήθελ θέλ', past: 'θέλησ θελήσ', wish: 'θελήσ' },
  ξέρω: { imperfect: 'ήξερ ξέρ' },
  μένω: { past: 'έμειν μείν', wish: 'μείν', imperative: 'μείνε μείνετε' },
  φεύγω: { past: 'έφυγ φύγ', wish: 'φύγ', imperative: 'φύγε/φεύγα φύγετε' },
  κάθομαι: {
    past: 'κάθισ/έκατσ καθίσ/κάτσ',
    wish: 'καθίσ/κάτσ',
    imperative: 'κάθισε/κάτσε καθίστε/κάτσετε',
    participle: 'καθισμένος',
  },
  στέκομαι: { past: 'στάθηκ σταθήκ', wish: 'σταθ', imperative: 'στάσου σταθείτε' },
  σηκώνομαι: { imperative: 'σήκω σηκωθείτε' },
  φαίνομαι: { past: 'φάνηκ φανήκ', wish: 'φαν' },
  χαίρομαι: { past: 'χάρηκ χαρήκ', wish: 'χαρ' },
  ντρέπομαι: { past: 'ντράπηκ ντραπήκ', wish: 'ντραπ' },
  βαριέμαι: { past: 'βαρέθηκ βαρεθήκ', wish: 'βαρεθ', participle: 'βαρεμένος' },
  πεθαίνω: { past: 'πέθαν πεθάν', wish: 'πεθάν', participle: 'πεθαμένος' },
  μαθαίνω: { past: 'έμαθ μάθ', wish: 'μάθ', imperative: 'μάθε μάθετε' },
  παθαίνω: { past: 'έπαθ πάθ', wish: 'πάθ' },
  καταλαβαίνω: { past: 'κατάλαβ καταλάβ', wish: 'καταλάβ' },
  λαμβάνω: { past: 'έλαβ λάβ', wish: 'λάβ' },
  πέφτω: { past: 'έπεσ πέσ', wish: 'πέσ', imperative: 'πέσε πέστε', participle: 'πεσμένος' },
  φέρνω: { past: 'έφερ φέρ', wish: 'φέρ', imperative: 'φέρε/φέρ’ φέρτε', participle: 'φερμένος' },
  στέλνω: { past: 'έστειλ στείλ', wish: 'στείλ', imperative: 'στείλε στείλτε', participle: 'σταλμένος' },
  αφήνω: { past: 'άφησ αφήσ', wish: 'αφήσ', imperative: 'άσε/άφησε άστε/αφήστε' },
  τραβώ: { imperative: 'τράβα τραβήξτε' },
  τρέχω: { past: 'έτρεξ τρέξ', imperative: 'τρέξε/τρέχα τρέξτε' },
  κλαίω: {
    present: '- κλαις κλαίει κλαίμε κλαίτε κλαίνε',
    imperfect: 'έκλαιγ κλαίγ',
    past: 'έκλαψ κλάψ',
    wish: 'κλάψ',
  },
  καίω: {
    present: '- καις καίει καίμε καίτε καίνε',
    imperfect: 'έκαιγ καίγ',
    past: 'έκαψ κάψ',
    wish: 'κάψ',
    passive: 'κάηκ καήκ',
    passiveWish: 'κα',
    participle: 'καμένος',
  },
  φταίω: {
    present: '- φταις φταίει φταίμε φταίτε φταίνε',
    imperfect: 'έφταιγ φταίγ',
    past: 'έφταιξ φταίξ',
    wish: 'φταίξ',
  },
  ακούω: {
    present: '- ακούς ακούει ακούμε ακούτε ακούνε/ακούν',
    imperfect: 'άκουγ ακούγ',
    past: 'άκουσ ακούσ',
    imperative: 'άκου/άκουσε ακούστε',
    gerund: 'ακούγοντας',
  },
  κόβω: { passive: 'κόπηκ κοπήκ', passiveWish: 'κοπ' },
  ζω: {
    present: '- ζεις ζει ζούμε ζείτε ζουν/ζούνε',
    imperfect: 'ζούσ ζούσ',
    past: 'έζησ ζήσ',
    wish: 'ζήσ',
    gerund: 'ζώντας',
  },
  υπάρχω: { imperfect: 'υπήρχ υπήρχ', past: 'υπήρξ υπήρξ', wish: 'υπάρξ' },
  παρέχω: { imperfect: 'παρείχ παρείχ', past: 'παρείχ παρείχ', wish: 'παράσχ' },
  συμμετέχω: { imperfect: 'συμμετείχ συμμετείχ', past: 'συμμετείχ συμμετείχ' },
  περιέχω: { imperfect: 'περιείχ περιείχ' },
  κατέχω: { imperfect: 'κατείχ κατείχ' },
  παράγω: { past: 'παρήγαγ παραγάγ', wish: 'παραγάγ', passive: 'παράχθηκ παραχθήκ' },
  υπάγω: { past: 'υπήγαγ υπαγάγ' },
  ελέγχω: { past: 'έλεγξ ελέγξ', wish: 'ελέγξ', passive: 'ελέγχθηκ ελεγχθήκ' },
  επιτρέπω: { past: 'επέτρεψ επιτρέψ', wish: 'επιτρέψ', passive: 'επιτράπηκ επιτραπήκ' },
  εύχομαι: { past: 'ευχήθηκ ευχηθήκ', wish: 'ευχηθ' },
  δέχομαι: { past: 'δέχτηκ/δέχθηκ δεχτήκ/δεχθήκ', wish: 'δεχτ/δεχθ' },
  θυμάμαι: { past: 'θυμήθηκ θυμηθήκ', wish: 'θυμηθ' },
  ανακοινώνω: { passive: 'ανακοινώθηκ ανακοινωθήκ' },
  προτείνω: { past: 'πρότειν προτείν', wish: 'προτείν', passive: 'προτάθηκ προταθήκ' },
  κρίνω: { past: 'έκριν κρίν', wish: 'κρίν', passive: 'κρίθηκ κριθήκ', passiveWish: 'κριθ' },
  πλένω: {
    past: 'έπλυν πλύν',
    wish: 'πλύν',
    passive: 'πλύθηκ πλυθήκ',
    passiveWish: 'πλυθ',
    participle: 'πλυμένος',
  },
  αυξάνω: { past: 'αύξησ αυξήσ', wish: 'αυξήσ', passive: 'αυξήθηκ αυξηθήκ' },
  αρέσω: { past: 'άρεσ αρέσ', wish: 'αρέσ' },
  σπάω: {
    present: '- σπας σπάει σπάμε σπάτε σπάνε',
    past: 'έσπασ σπάσ',
    wish: 'σπάσ',
    participle: 'σπασμένος',
  },
  ξεχνώ: { past: 'ξέχασ ξεχάσ', wish: 'ξεχάσ', participle: 'ξεχασμένος' },
  διδάσκω: { past: 'δίδαξ διδάξ', wish: 'διδάξ', passive: 'διδάχτηκ/διδάχθηκ διδαχτήκ/διδαχθήκ' },
  ανήκω: { imperfect: 'ανήκ ανήκ' },
  οφείλω: { imperfect: 'όφειλ οφείλ' },
  εισάγω: { past: 'εισήγαγ εισαγάγ', wish: 'εισαγάγ', passive: 'εισάχθηκ εισαχθήκ' },
}

const dashed = (texts: string, put: (one: string) => string) => texts.split('/').map(put).join('/')

function pastForms(stems: string): string {
  const [strong = '', weak = strong] = stems.split(' ')
  const of = (stem: string, ending: string) => dashed(stem, (one) => one + ending)
  const they = `${of(strong, 'αν')}/${of(weak, 'ανε')}`
  return `${of(strong, 'α')} ${of(strong, 'ες')} ${of(strong, 'ε')} ${of(weak, 'αμε')} ${of(weak, 'ατε')} ${they}`
}

/** πάρω where the stem has its accent; δω, σταθώ where the ending has it. */
function wishForms(stems: string): string {
  const rows = stems.split('/').map((stem) => {
    if (/[άέήίόύώ]/.test(stem)) return ['ω', 'εις', 'ει', 'ουμε', 'ετε', 'ουν'].map((ending) => stem + ending)
    const isShort = !/[αεηιουω]/.test(stem) || stem === 'πι'
    const endings = isShort
      ? ['ω', 'εις', 'ει', 'ούμε', 'είτε', 'ουν']
      : ['ώ', 'είς', 'εί', 'ούμε', 'είτε', 'ούν']
    return [...endings.map((ending) => stem + ending)]
  })
  return [0, 1, 2, 3, 4, 5]
    .map((person) => rows.map((row) => row[person] ?? '-').join('/') + (person === 5 ? extraThey(rows) : ''))
    .join(' ')
}
/** δούνε, σταθούνε beside δουν, σταθούν. */
const extraThey = (rows: readonly string[][]) =>
  rows
    .map(
      ([, , , , , they = '']) =>
        `/${they.replace(/ο[υύ]ν$/, (end) => (end === 'ούν' || !/[άέήίόύώ]/.test(they) ? 'ούνε' : 'ουνε'))}`,
    )
    .join('')

function formsOf(stems: Stems): Cell[] {
  const {
    present,
    imperfect,
    past,
    wish,
    imperative = '- -',
    passive,
    passiveWish,
    participle,
    gerund,
  } = stems
  const [you = '-', youAll = '-'] = imperative.split(' ')
  return [
    ...(present ? sixPersons(present, ['present']) : []),
    ...(past ? sixPersons(pastForms(past), ['past']) : []),
    ...(imperfect ? sixPersons(pastForms(imperfect), ['imperfect']) : []),
    ...(wish ? sixPersons(wishForms(wish), ['subjunctive']) : []),
    ...sixPersons(`- ${you} - - ${youAll} -`, ['imperative']).map((cell) => ({
      ...cell,
      text: cell.text.replace('’', "'"),
    })),
    ...(passive ? sixPersons(pastForms(passive), ['past', 'passive']) : []),
    ...(passiveWish ? sixPersons(wishForms(passiveWish), ['subjunctive', 'passive']) : []),
    ...(participle ? [{ text: participle, reasons: ['participle'] } as const] : []),
    ...(gerund ? [{ text: gerund, reasons: ['gerund'] } as const] : []),
  ]
}

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

/** Verbs that change their stem; what is regular in them is left to the rules. */
export const greekIrregularVerbs: IrregularForms = Object.fromEntries(
  [...new Set([...Object.keys(verbs), ...Object.keys(tables)])].map((base) => [
    base,
    irregularForm('verb', [...(tables[base] ?? []), ...(verbs[base] ? formsOf(verbs[base]) : [])]),
  ]),
)
