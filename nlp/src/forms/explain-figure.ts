import type { Explanation } from '@verbena/contract/lookup/lookup'
import { explanationLanguageFor, type InterfaceLanguageCode } from '@verbena/language/interface-languages'
import { isAddress } from '@verbena/language/text/joined-spans'
import type { Question } from '../lookup/explain.ts'

type Kind = 'number' | 'roman' | 'ordinal' | 'address'

const sentences: Readonly<Record<InterfaceLanguageCode, Readonly<Record<Kind, (value: string) => string>>>> =
  {
    en: {
      number: (value) => `The number ${value}.`,
      roman: (value) => `The number ${value} in Roman figures.`,
      ordinal: (value) => `A form with the number ${value}.`,
      address: () => 'The address of a page or a person on the internet.',
    },
    es: {
      number: (value) => `El número ${value}.`,
      roman: (value) => `El número ${value} en cifras romanas.`,
      ordinal: (value) => `Una forma con el número ${value}.`,
      address: () => 'La dirección de una página o de una persona en internet.',
    },
  }

const roman = /^(?=[IVXLC]{2,}$)(?:C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/
const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 }
/** Figures with marks between them, and a few letters or a sign behind them: 3.000, 21st, 80er, 25 %. */
const figures = /^[+-]?(\d[\d.,:/-]{0,20})(\p{L}{0,3}[.º°ª%]?)$/u

/** Explains figures, Roman figures and addresses, which are no words to learn. */
export function explainFigure({ text, nativeLanguage }: Question): Explanation | null {
  const found = kindOf(text)
  if (!found) return null
  const definedIn = explanationLanguageFor(nativeLanguage)
  return {
    word: text,
    translation: found.value,
    definition: sentences[definedIn][found.kind](found.value),
    ...(definedIn !== nativeLanguage && { definedIn }),
    example: '',
    lemma: text,
    partOfSpeech: found.kind === 'address' ? 'name' : 'number',
    source: 'Verbena lexicon',
  }
}

function kindOf(text: string): { kind: Kind; value: string } | undefined {
  const [, digits, behind] = figures.exec(text) ?? []
  if (digits !== undefined) return { kind: behind ? 'ordinal' : 'number', value: behind ? digits : text }
  if (roman.test(text)) return { kind: 'roman', value: `${romanValue(text)}` }
  return isAddress(text) ? { kind: 'address', value: text } : undefined
}

const romanValue = (text: string): number =>
  [...text].reduce((sum, letter, at) => {
    const value = values[letter] ?? 0
    return sum + (value < (values[text.charAt(at + 1)] ?? 0) ? -value : value)
  }, 0)
