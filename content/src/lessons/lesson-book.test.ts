import { courseLanguageCodes, languageCodes } from '@verbena/language/languages'
import { describe, expect, test } from 'vitest'
import { contentDirectory, starterLexicon as lexicon } from '../testing/content-for-tests.ts'
import { createLessonBook, hasSentences, readLessonBook } from './lesson-book.ts'
import { asHtml } from './theory-html.ts'

const book = readLessonBook(contentDirectory, lexicon)
const pair = { native: 'es', target: 'de' } as const
const hello = book.lesson(1)!
const things = book.lesson(3)!

describe('a book of lessons', () => {
  test('finds an item by the number of its lesson and its id', () => {
    expect(book.itemOf('3-book')).toEqual({ lesson: things, id: 'book' })
    for (const nothing of ['3-nothing', '99-book', 'book', '', '3-', '-book'])
      expect([nothing, book.itemOf(nothing)]).toEqual([nothing, undefined])
  })

  test('has every pair except those whose prompts would be in the target language', () => {
    const missing = languageCodes.flatMap((native) =>
      courseLanguageCodes
        .filter((target) => !book.hasPair({ native, target }))
        .map((target) => `${native} ${target}`),
    )
    expect(missing).toEqual(['en en', 'es es', 'fr fr', 'de de', 'it it', 'no no', 'el el', 'zh en'])
  })

  test('computes the word bank and the explanations of a lesson only once', () => {
    if (!hasSentences(hello)) throw new Error('the first lesson has sentences')
    expect(book.wordBank(hello, pair)).toBe(book.wordBank(hello, pair))
    expect(book.explanations(hello, pair)).toBe(book.explanations(hello, pair))
  })

  test('gives the English title of a lesson that has none in the native language', () => {
    expect(book.titleOf(hello, 'es').title).toBe('¡Hola!')
    expect(book.titleOf(hello, 'it').title).toBe('Hello!')
  })

  test('gives the word and the meaning of a picture', () => {
    const words = book.words(things, pair)
    expect(words.map(({ lemma }) => lemma)).toContain('Bett')
    expect(words.find(({ lemma }) => lemma === 'Bett')?.translation).toMatch(/^cama/)
  })

  test.each([
    ['it', 'benvenuti', true],
    ['de', 'Kater', true],
    ['es', 'tarta', true],
    ['es', 'tartta', false],
    ['es', '', false],
  ] as const)('knows whether its sentences have a word: %s %s %s', (language, word, isSaid) => {
    expect(book.isWord(language, word)).toBe(isSaid)
  })

  test('lists the words of its sentences by lemma, each once and with its sentence', () => {
    const lemmas = book.words(hello, pair).map(({ lemma }) => lemma)
    expect(lemmas).toContain('heißen')
    // The name Marco is no form of marcar.
    expect(book.words(hello, { native: 'en', target: 'es' }).map(({ lemma }) => lemma)).not.toContain(
      'marcar',
    )
    expect(new Set(lemmas).size).toBe(lemmas.length)
    for (const { example, translation } of book.words(hello, pair))
      expect(example && translation).not.toBe('')
  })
})

describe('a theory', () => {
  const written = {
    theory: { es: '<p>Se dice <em>Ich heiße</em>. <img src=x> & más</p>' },
    why: { 'what-is-your-name': { es: 'Porque heißen.' } },
  }
  const withTheory = createLessonBook(book.lessons, () => written, lexicon)

  test('keeps only endings and their hyphens on one line', () => {
    const endings = { theory: { es: '<p>-e, -iste (-ieron)</p><p>est-il – peut-être</p>' } }
    const told = createLessonBook(book.lessons, () => endings, lexicon).theory(hello, pair)
    expect(told.html).toBe('<p>-\u2060e, -\u2060iste (-\u2060ieron)</p><p>est-il – peut-être</p>')
  })

  test('that exists is shown with only the allowed elements', () => {
    expect(withTheory.theory(hello, pair)).toEqual({
      html: '<p>Se dice <em lang="de">Ich heiße</em>. &lt;img src=x&gt; &amp; más</p>',
      isNew: true,
    })
  })

  test('that is missing in the native language is replaced by words and sentences', () => {
    const { html, isNew } = withTheory.theory(hello, { native: 'en', target: 'de' })
    expect(isNew).toBe(false)
    expect(html).toContain('<em lang="de">heißen</em>')
    expect(html).toContain(asHtml('What you will say'))
  })

  test('of a picture lesson shows its words', () => {
    expect(book.theory(things, pair).html).toContain('<em lang="de">Bett</em></td><td>cama')
  })

  test('explains a sentence, or else lists the meanings of its words', () => {
    if (!hasSentences(hello)) throw new Error('the first lesson has sentences')
    const explanations = withTheory.explanations(hello, pair)
    expect(explanations.get('what-is-your-name')).toBe('Porque heißen.')
    expect(explanations.get('hi-my-name-is-anna')).toMatch(/heißen: llamarse/)
  })
})
