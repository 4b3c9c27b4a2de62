import type { FormReason } from '../../morphology/parts-of-speech.ts'
import type { IrregularForms } from '../inflection-data.ts'
import { irregularForm, mergedForms, pairs } from '../rule-tables.ts'

const plurals = pairs(
  'noun',
  ['plural'],
  `uomo uomini, dio dei, bue buoi, tempio templi, ala ali, arma armi, mano mani, uovo uova, dito dita diti, braccio braccia,
  ginocchio ginocchia, labbro labbra, osso ossa ossi, muro mura, paio paia, miglio miglia, centinaio centinaia,
  migliaio migliaia, ciglio ciglia, sopracciglio sopracciglia, lenzuolo lenzuola, grido grida, riso risa, urlo urla,
  membro membra, orecchio orecchie, corno corna, filo fila, fondamento fondamenta, cervello cervella, gesto gesta,
  calcagno calcagna, frutto frutta, eco echi, belga belgi, carcere carceri, moglie mogli,
  ciliegia ciliegie ciliege, camicia camicie camice, valigia valigie valige, mille mila, budello budella, strido strida, vestigio vestigia, superficie superfici,
  effigie effigi, capostazione capistazione, capogruppo capigruppo, pomodoro pomidoro, cassaforte casseforti,
  arcobaleno arcobaleni, altorilievo altorilievi, pellerossa pellirosse, euro euro, strofinaccio strofinacci`,
)
/** Regular plurals that look like the passato remoto or participle of a strong verb (letti: beds, not read). */
const likelierNouns = pairs(
  'noun',
  ['plural'],
  `punto punti, letto letti, posto posti, fatto fatti, corso corsi, peso pesi, tratto tratti, morto morti, cesso cessi,
  verso versi, morso morsi, affitto affitti, diritto diritti, prodotto prodotti, visto visti, rito riti, lato lati,
  prato prati, dato dati, stato stati, gatto gatti, tetto tetti, petto petti, getto getti, piatto piatti, patto patti,
  chiesa chiese, pianta piante, corsa corse, spesa spese, scelta scelte, risposta risposte, proposta proposte,
  offerta offerte, coperta coperte, scoperta scoperte, vista viste, promessa promesse, difesa difese, offesa offese,
  impresa imprese, sorpresa sorprese, discesa discese, attesa attese, svolta svolte, raccolta raccolte, scritta scritte,
  punta punte, spinta spinte, tinta tinte, messa messe, posta poste, tazza tazze, inchiesta inchieste,
  richiesta richieste, condotta condotte, fetta fette, vetta vette, rosa rose, casa case, cosa cose, borsa borse,
  vita vite, data date, ripresa riprese, stretta strette, rotta rotte, lotta lotte`,
)
/** Irregular diminutives. */
const diminutives = pairs(
  'noun',
  ['diminutive'],
  'cane cagnolino cagnetto, uomo omino ometto, fiore fiorellino, animale animaletto, libro libriccino, corpo corpicino, bastone bastoncino, vento venticello',
)
const feminines = pairs(
  'noun',
  ['feminine'],
  `re regina, dio dea, eroe eroina, dottore dottoressa, abate badessa, cane cagna, gallo gallina, leone leonessa,
  poeta poetessa, professore professoressa, studente studentessa, conte contessa, duca duchessa, profeta profetessa,
  campione campionessa, avvocato avvocatessa, zar zarina, granduca granduchessa, stregone strega, difensore difenditrice, possessore posseditrice`,
)
/** The forms of an adjective with several stems. */
const declined = (feminine: string, plural: string, femininePlural: string, others = '') => [
  ...cells(feminine, ['feminine']),
  ...cells(plural, ['plural']),
  ...cells(femininePlural, ['feminine', 'plural']),
  ...cells(others, ['shortened']),
]
const cells = (texts: string, reasons: readonly FormReason[]) =>
  texts
    .split(' ')
    .filter((text) => text !== '')
    .map((text) => ({ text, reasons }))

const adjectives: IrregularForms = {
  bello: irregularForm('adjective', [...declined('bella', 'belli begli bei', 'belle', "bel bell'")]),
  buono: irregularForm('adjective', declined('buona', 'buoni', 'buone', "buon buon'")),
  grande: irregularForm('adjective', [
    ...cells('grandi', ['plural']),
    ...cells("gran grand'", ['shortened']),
  ]),
  santo: irregularForm('adjective', declined('santa', 'santi', 'sante', "san sant'")),
}

/** Comparatives and superlatives of another root: migliore, migliori; ottimo, ottima, ottimi, ottime. */
const compared = (base: string, comparative: string, superlative: string): IrregularForms => {
  const root = superlative.replace(/o$/, '')
  return {
    [base]: irregularForm('adjective', [
      ...cells(`${comparative} ${comparative.replace(/e$/, '')}`, ['comparative']),
      ...cells(comparative.replace(/e$/, 'i'), ['comparative', 'plural']),
      ...cells(superlative, ['superlative']),
      ...cells(`${root}a`, ['superlative', 'feminine']),
      ...cells(`${root}i`, ['superlative', 'plural']),
      ...cells(`${root}e`, ['superlative', 'feminine', 'plural']),
    ]),
  }
}
const comparison = mergedForms(
  compared('buono', 'migliore', 'ottimo'),
  compared('cattivo', 'peggiore', 'pessimo'),
  compared('grande', 'maggiore', 'massimo'),
  compared('piccolo', 'minore', 'minimo'),
  compared('alto', 'superiore', 'supremo'),
  compared('basso', 'inferiore', 'infimo'),
  pairs('adverb', ['comparative'], 'bene meglio, male peggio, molto più, poco meno'),
  pairs(
    'adverb',
    ['superlative'],
    'bene ottimamente benissimo, male pessimamente malissimo, molto moltissimo',
  ),
  pairs(
    'adjective',
    ['superlative'],
    'celebre celeberrimo, acre acerrimo, integro integerrimo, misero miserrimo, salubre saluberrimo',
  ),
  pairs('adjective', ['adverb'], 'leggero leggermente, violento violentemente, benevolo benevolmente'),
)

const determiners = mergedForms(
  pairs('determiner', ['masculine', 'singular'], 'il lo, uno un'),
  pairs(
    'determiner',
    ['feminine'],
    `il la, uno una un', quello quella, questo questa, mio mia, tuo tua, suo sua, nostro nostra, vostro vostra,
  alcuno alcuna, nessuno nessuna, ciascuno ciascuna, tutto tutta, molto molta, poco poca, troppo troppa,
  tanto tanta, quanto quanta, altro altra, stesso stessa`,
  ),
  pairs(
    'determiner',
    ['plural'],
    `il i gli, quello quelli quegli quei, questo questi, mio miei, tuo tuoi, suo suoi,
  nostro nostri, vostro vostri, alcuno alcuni, tutto tutti, molto molti, poco pochi, troppo troppi, tanto tanti,
  quanto quanti, altro altri, stesso stessi, tale tali, quale quali`,
  ),
  pairs(
    'determiner',
    ['feminine', 'plural'],
    `il le, quello quelle, questo queste, mio mie, tuo tue, suo sue,
  nostro nostre, vostro vostre, alcuno alcune, tutto tutte, molto molte, poco poche, troppo troppe, tanto tante,
  quanto quante, altro altre, stesso stesse`,
  ),
  pairs(
    'determiner',
    ['shortened'],
    `quello quel, alcuno alcun, nessuno nessun, ciascuno ciascun, tale tal, quale qual,
  poco po'`,
  ),
  pairs('adverb', ['shortened'], 'bene ben, male mal'),
  pairs('pronoun', ['shortened'], `qualcuno qualcun, ognuno ognun`),
  pairs(
    'noun',
    ['shortened'],
    "signore signor, dottore dottor, professore professor, ingegnere ingegner, suora suor, frate fra, amore amor, cuore cuor, modo mo'",
  ),
  pairs('pronoun', ['feminine'], 'qualcuno qualcuna, ognuno ognuna, lui lei, colui colei, costui costei'),
  pairs('pronoun', ['plural'], 'colui coloro, costui costoro'),
  pairs(
    null,
    ['withPronoun'],
    'ecco eccomi eccoti eccolo eccola eccoli eccole eccoci eccovi eccone eccotelo eccoglielo',
  ),
)

/** Irregular nouns, adjectives, determiners and pronouns. */
export const italianIrregularWords: IrregularForms = mergedForms(
  plurals,
  likelierNouns,
  diminutives,
  feminines,
  adjectives,
  comparison,
  determiners,
)
