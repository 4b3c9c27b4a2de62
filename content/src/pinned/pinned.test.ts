import { existsSync } from 'node:fs'
import { courseLanguageCodes } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/text/tokenise'
import { readingsInContext } from '@verbena/nlp/lookup/explain'
import { anyPhrase, isPinned } from '@verbena/nlp/pinned/pinned-sentences'
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

test.each(courseLanguageCodes)(
  'a card shows the checked reading of each word in %s',
  { timeout: 60_000 },
  (language) => {
    const nativeLanguage = language === 'en' ? 'es' : 'en'
    let words = 0
    const others: string[] = []
    for (const { text, words: checked } of readPinnedBlocks(pinnedPath(contentDirectory, language)))
      tokenise(text, language)
        .filter(({ isWord }) => isWord)
        .forEach((token, index) => {
          const pinned = checked[index]
          if (!pinned || pinned.concept === '-') return
          words++
          const [shown] = readingsInContext(lexicon, {
            text: token.text,
            at: token.start,
            context: text,
            language,
            nativeLanguage,
          })
          if (!shown || !isPinned(shown, pinned)) others.push(`${text}: ${token.text}`)
        })
    expect(words).toBeGreaterThan(3000)
    expect(others).toEqual([])
  },
)
