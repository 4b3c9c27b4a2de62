import { describe, expect, test } from 'vitest'
import type { Concept } from '../../lexicon/concept-schema.ts'
import { buildLexicon } from '../../lexicon/lexicon.ts'
import { analyseTranscript } from '../transcript/analyse-transcript.ts'
import { isAlsoRight, type QuestionFacts } from './also-right.ts'

const concept = (id: string, words: Concept['words'], definition = id): Concept => ({
  id,
  partOfSpeech: 'noun',
  level: 'A1',
  words,
  definition: { en: definition, es: definition },
})
const lexicon = buildLexicon([
  concept('dog', { es: ['perro'], en: ['dog'], de: ['Hund'] }, 'an animal that barks'),
  concept('animal', { es: ['animal'], en: ['animal'], de: ['Tier'] }, 'a living thing'),
  concept('hound', { es: ['sabueso'], en: ['hound'], de: ['Hund'] }, 'hunts'),
  concept('cat', { es: ['gato'], en: ['cat'], de: ['Katze'] }, 'says miaow'),
  concept('bench', { es: ['banco'], en: ['bench'] }, 'for sitting'),
  concept('bank', { es: ['banco'], en: ['bank'] }, 'keeps money'),
  concept('chair', { es: ['silla'], en: ['chair'] }, 'has a back'),
])
const said = [
  ['Ana', 'El perro duerme en el banco.', 'The dog sleeps on the bench.'],
  ['Luis', 'El gato come en la silla.', 'The cat eats on the chair.'],
  ['Ana', '¡Buenas noches!', 'Good night!'],
  ['Luis', 'El perro duerme en el banco', 'The dog is asleep on the bench.'],
  ['Luis', 'El sabueso come.', 'The hound eats.'],
  ['Eva', 'El gato duerme en la silla.', 'The cat sleeps on the chair.'],
] as const
const transcript = analyseTranscript(
  lexicon,
  'es',
  said.map(([speaker, text, en], index) => ({ speaker, text, start: index * 3, translations: { en } })),
)

type Row = [option: string, isAlso: boolean, why: string]
const check = (asked: QuestionFacts, rows: Row[]) =>
  test.each(rows)('%s is right: %s (%s)', (option, isAlso) => {
    expect(isAlsoRight(transcript, asked, option)).toBe(isAlso)
  })

describe('an option for the meaning of a line', () => {
  const asked = { kind: 'understanding', segment: 0, right: said[0][2], optionsLanguage: 'en' } as const
  check(asked, [
    ['the DOG sleeps on the bench', true, 'the same in another spelling'],
    ['The dog is asleep on the bench.', true, 'translates the same line where it is said again'],
    ['On the bench the dog sleeps.', true, 'the same words'],
    ['The dog sleeps', true, 'part of it'],
    ['The cat eats on the chair.', false, 'another line'],
    ['All of them', true, 'stands for all options'],
    ['…', true, 'has no letters'],
  ])
})

describe('an option for the meaning of a word', () => {
  const word = (wordInSegment: number, right: string) =>
    ({ kind: 'meaning', segment: 0, wordInSegment, right, optionsLanguage: 'en' }) as const
  check(word(1, 'dog'), [
    ['hound', true, 'shares a word in a third language'],
    ['animal', true, 'occurs in its definition'],
    ['cat', false, 'another meaning'],
    ['Dog', true, 'the same'],
  ])
  check(word(5, 'bench'), [
    ['bank', true, 'another reading of the word'],
    ['chair', false, 'another meaning'],
  ])
})

describe('an option for a missing word', () => {
  const asked = {
    kind: 'missingWord',
    segment: 0,
    wordInSegment: 1,
    right: 'perro',
    optionsLanguage: 'es',
  } as const
  check(asked, [
    ['perros', true, 'a form of the same word'],
    ['sabueso', true, 'nearly the same'],
    ['gato', true, 'occurs between the same words elsewhere'],
    ['silla', false, 'does not fit'],
  ])
})

describe('an option for the next line or the first line', () => {
  const lines = said.map(([, text]) => text)
  check({ kind: 'order', segment: 0, right: lines[1] ?? '', optionsLanguage: 'es' }, [
    [lines[4] ?? '', true, 'follows the same line elsewhere'],
    [lines[3] ?? '', true, 'is the line itself'],
    [lines[5] ?? '', false, 'comes later'],
  ])
  check({ kind: 'order', segment: 1, right: lines[1] ?? '', optionsLanguage: 'es' }, [
    [lines[3] ?? '', true, 'occurs earlier too'],
    [lines[2] ?? '', false, 'comes later'],
    ['¿Dónde?', false, 'is never said'],
  ])
})

describe('an option for a speaker or a line of a speaker', () => {
  check({ kind: 'who', segment: 0, right: said[0][1], optionsLanguage: 'es' }, [
    [said[2][1], true, 'has the same speaker'],
    [said[1][1], false, 'has another speaker'],
  ])
  check({ kind: 'who', segment: 0, right: 'Ana', optionsLanguage: 'es' }, [
    ['Luis', true, 'says the line too'],
    ['Eva', false, 'does not say the line'],
  ])
})
