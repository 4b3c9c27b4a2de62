import { type Cells, lettersOf } from './cells.ts'
import type { Governor } from './governor.ts'
import { type GrammarContext, textAt } from './grammar-context.ts'
import type { NounPhrase } from './noun-phrase.ts'

/** The text of some tokens with replaced words. An elided word has no space after it. */
export function joinWords(
  { sentence, text }: GrammarContext,
  from: number,
  to: number,
  words: ReadonlyMap<number, string>,
): string {
  let made = ''
  for (let at = from; at <= to; at++) {
    const token = sentence.tokens[at]
    if (!token) continue
    const replaced = words.get(at)
    made += replaced ?? token.text
    if (at === to) break
    const between = text.slice(token.end, sentence.tokens[at + 1]?.start)
    made +=
      made.endsWith("'") || made.endsWith('’') ? '' : replaced !== undefined && between === '' ? ' ' : between
  }
  return made
}

const names = {
  en: {
    m: 'masculine',
    f: 'feminine',
    n: 'neuter',
    s: 'singular',
    p: 'plural',
  },
  es: {
    m: 'masculino',
    f: 'femenino',
    n: 'neutro',
    s: 'singular',
    p: 'plural',
  },
} as const
const caseNames = {
  en: { n: 'nominative', a: 'accusative', d: 'dative', g: 'genitive', i: 'indefinite', d2: 'definite' },
  es: { n: 'nominativo', a: 'acusativo', d: 'dativo', g: 'genitivo', i: 'indefinido', d2: 'definido' },
} as const

/** Why the words of a phrase have this form. */
export function reasonOf(
  context: GrammarContext,
  { noun }: NounPhrase,
  cell: Cells,
  governor: Governor | null,
) {
  const { facts } = context
  const { gender, number, of } = lettersOf(facts, cell)
  const word = textAt(context, noun.at)
  const hasGender = facts.columns.some((one) => one.startsWith('f'))
  const say = (language: 'en' | 'es') => {
    const known: Record<string, string> = names[language]
    const kind = [...(hasGender && number === 's' ? [known[gender]] : []), known[number]].join(' ')
    if (facts.cases.length < 2) return kind
    const cases: Record<string, string> = caseNames[language]
    const isDefinite = facts.cases === 'id' && of === 'd'
    return `${kind}, ${cases[isDefinite ? 'd2' : of]}`
  }
  const by = governor
    ? { en: ` after “${governor.word}”`, es: ` detrás de «${governor.word}»` }
    : { en: '', es: '' }
  return {
    en: `“${word}” is ${say('en')}${by.en} here; the words with it have the same form.`,
    es: `«${word}» es aquí ${say('es')}${by.es}; las palabras que lo acompañan llevan la misma forma.`,
  }
}
