import type { Contraction, IrregularForms } from '../inflection.ts'
import type { FormReason } from '../parts-of-speech.ts'
import { type Cell, irregularForm, mergedForms, pairs } from './rule-tables.ts'

const cells = (reasons: readonly FormReason[], texts: string): Cell[] =>
  texts.split(' ').map((text) => ({ text, reasons }))

/** A pronoun or determiner in -ος, -η, -ο from its stem; `accent` says where its endings have the accent. */
function declined(stem: string, isOxytone: boolean, feminine = 'η'): Cell[] {
  const of = (plain: string, accented: string) => stem + (isOxytone ? accented : plain)
  const high = feminine === 'η' ? 'ή' : 'ά'
  return [
    ...cells(['feminine'], of(feminine, high)),
    ...cells(['neuter'], of('ο', 'ό')),
    ...cells(['plural'], of('οι', 'οί')),
    ...cells(['feminine', 'plural'], of('ες', 'ές')),
    ...cells(['neuter', 'plural'], of('α', 'ά')),
    ...cells(['genitive'], of('ου', 'ού')),
    ...cells(['feminine', 'genitive'], `${of(feminine, high)}ς`),
    ...cells(['plural', 'genitive'], of('ων', 'ών')),
    ...cells(['accusative'], of('ον', 'όν')),
    ...cells(['feminine', 'accusative'], `${of(feminine, high)}ν`),
    ...cells(['plural', 'accusative'], of('ους', 'ούς')),
  ]
}

const pronouns: IrregularForms = {
  ο: irregularForm('determiner', [
    ...cells(['feminine'], 'η'),
    ...cells(['neuter'], 'το'),
    ...cells(['plural'], 'οι'),
    ...cells(['neuter', 'plural'], 'τα'),
    ...cells(['genitive'], 'του'),
    ...cells(['feminine', 'genitive'], 'της'),
    ...cells(['plural', 'genitive'], 'των'),
    ...cells(['accusative'], 'τον'),
    ...cells(['feminine', 'accusative'], 'την τη'),
    ...cells(['plural', 'accusative'], 'τους'),
    ...cells(['feminine', 'plural', 'accusative'], 'τις'),
  ]),
  ένας: irregularForm('determiner', [
    ...cells(['feminine'], 'μια μία'),
    ...cells(['neuter'], 'ένα'),
    ...cells(['genitive'], 'ενός'),
    ...cells(['feminine', 'genitive'], 'μιας μίας'),
    ...cells(['accusative'], 'έναν ένα'),
    ...cells(['feminine', 'accusative'], 'μιαν μίαν'),
  ]),
  εγώ: irregularForm('pronoun', [
    ...cells(['accusative'], 'με εμένα μένα'),
    ...cells(['genitive'], 'μου'),
    ...cells(['plural'], 'εμείς μεις'),
    ...cells(['plural', 'accusative'], 'εμάς μας'),
  ]),
  εσύ: irregularForm('pronoun', [
    ...cells(['accusative'], 'σε εσένα σένα'),
    ...cells(['genitive'], 'σου'),
    ...cells(['plural'], 'εσείς σεις'),
    ...cells(['plural', 'accusative'], 'εσάς σας'),
  ]),
  αυτός: irregularForm('pronoun', [
    ...declined('αυτ', true),
    ...cells(['accusative'], 'τον'),
    ...cells(['feminine', 'accusative'], 'την τη'),
    ...cells(['neuter', 'accusative'], 'το'),
    ...cells(['genitive'], 'του'),
    ...cells(['feminine', 'genitive'], 'της'),
    ...cells(['plural', 'accusative'], 'τους'),
    ...cells(['feminine', 'plural', 'accusative'], 'τις'),
    ...cells(['neuter', 'plural', 'accusative'], 'τα'),
    ...cells(['feminine', 'genitive'], 'αυτηνής'),
    ...cells(['genitive'], 'αυτουνού'),
  ]),
  εκείνος: irregularForm('pronoun', declined('εκείν', false)),
  τούτος: irregularForm('pronoun', declined('τούτ', false)),
  ποιος: irregularForm('pronoun', [
    ...cells(['feminine'], 'ποια'),
    ...cells(['neuter'], 'ποιο'),
    ...cells(['plural'], 'ποιοι'),
    ...cells(['feminine', 'plural'], 'ποιες'),
    ...cells(['genitive'], 'ποιου ποιανού τίνος'),
    ...cells(['feminine', 'genitive'], 'ποιας ποιανής'),
    ...cells(['plural', 'genitive'], 'ποιων ποιανών'),
    ...cells(['accusative'], 'ποιον'),
    ...cells(['feminine', 'accusative'], 'ποιαν'),
    ...cells(['plural', 'accusative'], 'ποιους'),
  ]),
  όποιος: irregularForm('pronoun', declined('όποι', false, 'α')),
  κάποιος: irregularForm('pronoun', declined('κάποι', false, 'α')),
  οποίος: irregularForm('pronoun', declined('οποί', false, 'α')),
  άλλος: irregularForm('pronoun', declined('άλλ', false)),
  όλος: irregularForm('pronoun', declined('όλ', false)),
  όσος: irregularForm('pronoun', declined('όσ', false)),
  τόσος: irregularForm('pronoun', declined('τόσ', false)),
  πόσος: irregularForm('pronoun', declined('πόσ', false)),
  ίδιος: irregularForm('pronoun', declined('ίδι', false, 'α')),
  μόνος: irregularForm('pronoun', declined('μόν', false)),
  τέτοιος: irregularForm('pronoun', declined('τέτοι', false, 'α')),
  κανένας: irregularForm('pronoun', [
    ...cells(['masculine', 'singular'], 'κανείς'),
    ...cells(['feminine'], 'καμιά καμία'),
    ...cells(['neuter'], 'κανένα'),
    ...cells(['genitive'], 'κανενός'),
    ...cells(['feminine', 'genitive'], 'καμιάς καμίας'),
    ...cells(['accusative'], 'κανέναν'),
  ]),
  καθένας: irregularForm('pronoun', [
    ...cells(['feminine'], 'καθεμιά καθεμία'),
    ...cells(['neuter'], 'καθένα'),
    ...cells(['genitive'], 'καθενός'),
    ...cells(['accusative'], 'καθέναν'),
  ]),
}

const numbers: IrregularForms = {
  τρεις: irregularForm('number', [...cells(['neuter'], 'τρία'), ...cells(['genitive'], 'τριών')]),
  τρία: irregularForm('number', [...cells(['masculine'], 'τρεις'), ...cells(['genitive'], 'τριών')]),
  τέσσερις: irregularForm('number', [...cells(['neuter'], 'τέσσερα'), ...cells(['genitive'], 'τεσσάρων')]),
  τέσσερα: irregularForm('number', [
    ...cells(['masculine'], 'τέσσερις τέσσερεις'),
    ...cells(['genitive'], 'τεσσάρων'),
  ]),
  χίλια: irregularForm('number', [...cells(['masculine'], 'χίλιοι'), ...cells(['feminine'], 'χίλιες')]),
}

const adjectives = mergedForms(
  {
    πολύς: irregularForm('adjective', [
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
  pairs(
    'adjective',
    ['superlative'],
    'καλός άριστος, κακός χείριστος κάκιστος, μεγάλος μέγιστος, λίγος ελάχιστος, πολύς πλείστος, υψηλός ύψιστος',
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

const shortened = mergedForms(
  pairs('conjunction', ['shortened'], 'και κι'),
  pairs(
    'preposition',
    ['shortened'],
    "από απ', για γι', σε σ', με μ', κατά κατ' καθ', παρά παρ', επί επ' εφ', υπό υπ', μετά μετ', αντί αντ'",
  ),
  pairs('particle', ['shortened'], "θα θ', να ν'"),
  pairs('verb', ['shortened', 'present', 'thirdPerson'], "είμαι 'ναι"),
)

/** Pronouns, numbers, adjectives and nouns that no rule undoes. */
export const greekIrregularWords: IrregularForms = mergedForms(
  pronouns,
  numbers,
  adjectives,
  nouns,
  shortened,
)

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

/** απ' όλα, σ' αγαπώ, μ' αρέσει: what stands before the apostrophe, written together with what follows. */
export const greekElisions: readonly { form: string; lemma: string }[] = (
  [
    ["σ'", 'σε'],
    ["μ'", 'με'],
    ["τ'", 'το'],
    ["θ'", 'θα'],
    ["ν'", 'να'],
    ["απ'", 'από'],
    ["γι'", 'για'],
    ["κι'", 'και'],
    ["κατ'", 'κατά'],
    ["καθ'", 'κατά'],
    ["παρ'", 'παρά'],
    ["μετ'", 'μετά'],
    ["υπ'", 'υπό'],
    ["εφ'", 'επί'],
    ["επ'", 'επί'],
    ["αφ'", 'από'],
    ["αλλ'", 'αλλά'],
    ["ούτ'", 'ούτε'],
    ["δι'", 'δια'],
    ["αντ'", 'αντί'],
  ] as const
).map(([form, lemma]) => ({ form, lemma }))
