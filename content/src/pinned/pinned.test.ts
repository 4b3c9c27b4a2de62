import { existsSync } from 'node:fs'
import { courseLanguageCodes } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/text/tokenise'
import { explainText } from '@verbena/nlp/lookup/explain'
import { anyPhrase } from '@verbena/nlp/pinned/pinned-sentences'
import { expect, test } from 'vitest'
import { contentDirectory, starterLexicon as lexicon } from '../testing/content-for-tests.ts'
import { ownSentences } from './own-sentences.ts'
import { pinnedPath, readPinnedBlocks, senseSentencesPath } from './read-pinned.ts'

const files = courseLanguageCodes.flatMap((language) =>
  [pinnedPath, senseSentencesPath].map((pathOf) => ({ language, path: pathOf(contentDirectory, language) })),
)

test.each(files)(
  '$path has the words of each sentence, with concepts of the lexicon',
  ({ language, path }) => {
    expect(existsSync(path)).toBe(true)
    const faults: string[] = []
    for (const { text, words } of readPinnedBlocks(path)) {
      const forms = tokenise(text, language)
        .filter(({ isWord }) => isWord)
        .map((token) => token.text)
      if (forms.join(' ') !== words.map(({ form }) => form).join(' ')) faults.push(text)
      for (const { form, concept } of words)
        if (concept !== '-' && concept !== anyPhrase && !lexicon.concept(concept))
          faults.push(`${text}: ${form} ${concept}`)
    }
    expect(faults).toEqual([])
  },
)

test.each(courseLanguageCodes)('every sentence of ours in %s has checked readings', (language) => {
  const known = new Set(readPinnedBlocks(pinnedPath(contentDirectory, language)).map(({ text }) => text))
  expect(ownSentences(contentDirectory, language).filter((sentence) => !known.has(sentence))).toEqual([])
})

test.each(courseLanguageCodes)('a card shows the checked reading of each word in %s', (language) => {
  const nativeLanguage = language === 'en' ? 'es' : 'en'
  let [words, others] = [0, 0]
  for (const { text, words: checked } of readPinnedBlocks(pinnedPath(contentDirectory, language)))
    tokenise(text, language)
      .filter(({ isWord }) => isWord)
      .forEach((token, index) => {
        const pinned = checked[index]
        if (!pinned || pinned.concept === '-') return
        words++
        const { lemma } = explainText(lexicon, {
          text: token.text,
          at: token.start,
          context: text,
          language,
          nativeLanguage,
        })
        if (lemma !== pinned.lemma) others++
      })
  expect(words).toBeGreaterThan(3000)
  expect(others / words).toBeLessThan(0.005)
})

test('a name in a sentence of ours is no word of the lexicon', () => {
  const context = readPinnedBlocks(pinnedPath(contentDirectory, 'es')).find(({ words }) =>
    words.some(({ form, concept }) => form === 'Anna' && concept === '-'),
  )?.text
  expect(
    explainText(lexicon, {
      text: 'Anna',
      context: context ?? '',
      language: 'es',
      nativeLanguage: 'en',
    }).error,
  ).toBeDefined()
})
