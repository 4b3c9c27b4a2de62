import type { TargetLanguageCode } from './languages.ts'

/** What numbers are made of: without accents, as they stand inside a longer one. */
type NumberPieces = {
  /** Stand between the others and count nothing. */
  links: readonly string[]
  pieces: Readonly<Record<string, number>>
  /** With a link between them the ones may stand before the tens, "vierundzwanzig"; `only`: they stand nowhere else. */
  onesFirst?: 'only' | 'too'
  /** The least that is said behind ten: "dieciséis" is 16, and "tien" no 11. */
  behindTen?: number
  /** Tens that count on to nineteen: "soixante-dix", "quatre-vingt-onze". */
  scores?: readonly number[]
  /** Where letters fall together: "ettusen" has the three t of "ett tusen" in two. */
  written?: readonly [together: string, apart: string]
}

/** `'eins zwei'` counts from a number on: eins is that number, zwei the next. */
const counted = (words: string, from: number, step = 1): Record<string, number> =>
  Object.fromEntries(
    words.split(' ').flatMap((said, index) => said.split('|').map((word) => [word, from + index * step])),
  )

const numbers: Readonly<Record<TargetLanguageCode, NumberPieces>> = {
  en: {
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
  de: {
    links: ['und'],
    onesFirst: 'only',
    pieces: {
      ...counted('ein|eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn', 1),
      ...counted('funfzehn sechzehn siebzehn achtzehn neunzehn', 15),
      ...counted('zwanzig dreißig|dreissig vierzig funfzig sechzig siebzig achtzig neunzig', 20, 10),
      hundert: 100,
      tausend: 1000,
    },
  },
  no: {
    links: ['og'],
    onesFirst: 'too',
    written: ['ettusen', 'etttusen'],
    pieces: {
      ...counted('en|ett|ein to tre fire fem seks sju|syv atte ni ti elleve tolv tretten fjorten', 1),
      ...counted('femten seksten sytten atten nitten', 15),
      ...counted('tjue tretti førti femti seksti sytti atti nitti', 20, 10),
      tyve: 20,
      tredve: 30,
      hundre: 100,
      tusen: 1000,
    },
  },
  it: {
    links: ['e'],
    pieces: {
      ...counted('uno|un due tre quattro cinque sei sette otto nove dieci undici dodici tredici', 1),
      ...counted('quattordici quindici sedici diciassette diciotto diciannove', 14),
      ...counted('venti|vent trenta|trent quaranta|quarant cinquanta|cinquant sessanta|sessant', 20, 10),
      ...counted('settanta|settant ottanta|ottant novanta|novant cento|cent', 70, 10),
      mille: 1000,
      mila: 1000,
    },
  },
  es: {
    links: ['y', 'i'],
    behindTen: 6,
    pieces: {
      ...counted('uno|un|una dos tres cuatro cinco seis siete ocho nueve', 1),
      ...counted('dieci veinti|veinte treinta|treinti cuarenta|cuarenti cincuenta|cincuenti', 10, 10),
      ...counted('sesenta|sesenti setenta|setenti ochenta|ochenti noventa|noventi', 60, 10),
    },
  },
  fr: {
    links: ['et'],
    behindTen: 7,
    scores: [60, 80],
    pieces: {
      ...counted('un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze', 1),
      ...counted('quinze seize', 15),
      ...counted('vingt trente quarante cinquante soixante septante', 20, 10),
      'quatre-vingt': 80,
      'quatre-vingts': 80,
      nonante: 90,
      cent: 100,
      cents: 100,
      mille: 1000,
    },
  },
  el: {
    links: [],
    behindTen: 3,
    pieces: {
      ...counted('ενα|μια|εναν δυο τρια|τρεις τεσσερα|τεσσερις πεντε εξι εφτα|επτα οχτω|οκτω εννια|εννεα', 1),
      ...counted('δεκα εικοσι τριαντα σαραντα πενηντα εξηντα εβδομηντα ογδοντα ενενηντα', 10, 10),
    },
  },
}

const longest = 60

/**
 * The whole number that a word of several number words says, below a million.
 * @returns undefined for what is no number, and for a number of one piece: dictionaries have those
 * @example numberOf('vierundzwanzig', 'de') // 24
 */
export function numberOf(word: string, language: TargetLanguageCode): number | undefined {
  if (word.length > longest) return undefined
  const known = numbers[language]
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const said = piecesOf(known.written ? plain.replace(...known.written) : plain, known)
  return said && countOf(said) > 1 ? sumOf(said, known) : undefined
}

/** What a link counts. */
const link = 0
const countOf = (said: readonly number[]) => said.filter((value) => value !== link).length

/** The longest piece first, and a shorter one where the rest makes no sense then. */
function piecesOf(rest: string, known: NumberPieces): number[] | undefined {
  if (rest === '') return []
  if (rest.startsWith('-')) return piecesOf(rest.slice(1), known)
  for (let end = rest.length; end > 0; end--) {
    const piece = rest.slice(0, end)
    const isLink = known.links.includes(piece) && end < rest.length
    const value = Object.hasOwn(known.pieces, piece) ? known.pieces[piece] : isLink ? link : undefined
    if (value === undefined) continue
    const others = piecesOf(rest.slice(end), known)
    const all = others && [value, ...others]
    if (all && (countOf(all) < 2 || sumOf(all, known) !== undefined)) return all
  }
  return undefined
}

function sumOf(said: readonly number[], known: NumberPieces): number | undefined {
  let thousands = 0
  let below = 0
  for (const [index, value] of said.entries()) {
    if (value === link) continue
    if (value === 1000) {
      if (thousands > 0) return undefined
      thousands = (below || 1) * 1000
      below = 0
    } else if (value === 100) {
      if (below >= 100) return undefined
      below = (below || 1) * 100
    } else if (fits(below % 100, value, said[index - 1] === link, known)) below += value
    else return undefined
  }
  return thousands + below
}

/** Whether a number may be added to the tens and ones said before it: to a place that is empty yet. */
function fits(rest: number, value: number, isLinked: boolean, known: NumberPieces): boolean {
  if (rest === 0) return true
  if (rest < 10) return known.onesFirst !== undefined && isLinked && value >= 20 && value % 10 === 0
  if (rest % 10 !== 0 || known.onesFirst === 'only') return false
  if (rest === 10) return value >= (known.behindTen ?? 10) && value < 10
  return value < (known.scores?.includes(rest) ? 20 : 10)
}
