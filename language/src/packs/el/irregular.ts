import type { Contraction, IrregularForms } from '../inflection-data.ts'
import { type Cell, irregularForm, mergedForms, pairs, wordsOf } from '../rule-tables.ts'
import { cells, declined, greekNumbers, greekPronouns } from './pronouns.ts'

/** ελάχιστος, ελάχιστη. */
const superlative = (stem: string): Cell[] =>
  [{ text: `${stem}ος`, reasons: [] }, ...declined(stem, false)].map(({ text, reasons }) => ({
    text,
    reasons: ['superlative', ...reasons],
  }))

const adjectives = mergedForms(
  {
    πολύς: irregularForm(null, [
      ...cells(['feminine'], 'πολλή'),
      ...cells(['neuter'], 'πολύ'),
      ...cells(['plural'], 'πολλοί'),
      ...cells(['feminine', 'plural'], 'πολλές'),
      ...cells(['neuter', 'plural'], 'πολλά'),
      ...cells(['genitive'], 'πολλού'),
      ...cells(['feminine', 'genitive'], 'πολλής'),
      ...cells(['plural', 'genitive'], 'πολλών'),
      ...cells(['accusative'], 'πολύν πολύ'),
      ...cells(['plural', 'accusative'], 'πολλούς'),
      ...cells(['comparative'], 'περισσότερος'),
    ]),
  },
  pairs(
    'adjective',
    ['comparative'],
    `καλός καλύτερος, κακός χειρότερος, μεγάλος μεγαλύτερος, λίγος λιγότερος, απλός απλούστερος, πρώτος πρωτύτερος,
    παλιός παλιότερος παλαιότερος, γέρος γεροντότερος, κοντός κοντύτερος, χοντρός χοντρύτερος, πάνω ανώτερος, κάτω κατώτερος`,
  ),
  Object.fromEntries(
    wordsOf(
      'καλός άριστ, κακός χείριστ κάκιστ, μεγάλος μέγιστ, λίγος ελάχιστ, πολύς πλείστ, υψηλός ύψιστ',
    ).map(([base = '', ...stems]) => [base, irregularForm('adjective', stems.flatMap(superlative))]),
  ),
  pairs(
    'adverb',
    ['comparative'],
    'πολύ περισσότερο πιο, λίγο λιγότερο, καλά καλύτερα, κακά χειρότερα, νωρίς νωρίτερα, γρήγορα γρηγορότερα, μετά μετέπειτα, ύστερα υστερότερα',
  ),
)

const nouns = mergedForms(
  ...(
    [
      [
        ['genitive'],
        `φως φωτός, γάλα γάλακτος γάλατος, μυς μυός, ύδωρ ύδατος, πυρ πυρός, ήπαρ ήπατος, μέλλον μέλλοντος,
        παν παντός, σύμπαν σύμπαντος, ον όντος, νύχτα νυχτός, γυναίκα γυναικός, μήνας μηνός, γιος γιου, βράδυ βραδιού,
        δόρυ δόρατος, άστυ άστεως, δρυς δρυός, οξύ οξέος, γόνυ γόνατος`,
      ],
      [
        ['plural'],
        `φως φώτα, μυς μύες, πυρ πυρά, ήπαρ ήπατα, ον όντα, βράδυ βράδια, δόρυ δόρατα, πρύτανης πρυτάνεις,
        πρέσβης πρέσβεις, μάντης μάντεις, πατέρας πατεράδες, χρόνος χρόνια, πλούτος πλούτη, λόγος λόγια, βράχος βράχια,
        γιος γιοι, δεσποινίδα δεσποινίδες, δεσποινίς δεσποινίδες, βασιλιάς βασιλιάδες βασιλείς,
        οξύ οξέα, δρυς δρύες, άστυ άστη, γέρος γέροι γέροντες, ιχθύς ιχθύες`,
      ],
      [
        ['plural', 'genitive'],
        `φως φώτων, άντρας αντρών, άνδρας ανδρών, μυς μυών, γιος γιων, βράδυ βραδιών, πρύτανης πρυτάνεων, χρόνος χρονών χρόνων, ον όντων,
        δόρυ δοράτων, δρυς δρυών, γυναίκα γυναικών, χιλιάδα χιλιάδων, δεκάδα δεκάδων`,
      ],
      [['accusative'], 'δεσποινίς δεσποινίδα, γιος γιο'],
      [
        ['vocative'],
        'κύριος κύριε, θεός θεέ, γιος γιε, γέρος γέρο, δάσκαλος δάσκαλε, Χριστός Χριστέ, Γιώργος Γιώργο',
      ],
    ] as const
  ).map(([reasons, text]) => pairs('noun', reasons, text)),
)

/** Irregular pronouns, numbers, adjectives and nouns. */
export const greekIrregularWords: IrregularForms = mergedForms(greekPronouns, greekNumbers, adjectives, nouns)

/** στον is σε + τον. */
export const greekContractions: readonly Contraction[] = (
  [
    ['ο', 'accusative'],
    ['ον', 'accusative'],
    ['η', 'feminine', 'accusative'],
    ['ην', 'feminine', 'accusative'],
    ['ου', 'genitive'],
    ['ης', 'feminine', 'genitive'],
    ['ους', 'plural', 'accusative'],
    ['ις', 'feminine', 'plural', 'accusative'],
    ['α', 'neuter', 'plural', 'accusative'],
    ['ων', 'plural', 'genitive'],
  ] as const
).map(([ending, ...reasons]) => ({
  form: `στ${ending}`,
  parts: [{ lemma: 'σε' }, { lemma: 'ο', text: `τ${ending}`, reasons }],
}))
