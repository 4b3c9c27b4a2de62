import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import { expect, test } from 'vitest'
import { explainText } from '../lookup/explain.ts'

test.each([
  ['en', 'gave it up', 'give up'],
  ['en', 'gave the money up', 'give up'],
  ['en', 'took off', 'take off'],
  ['en', 'looking forward to', 'look forward to'],
  ['de', 'fängt gleich an', 'anfangen'],
  ['de', 'fängt an', 'anfangen'],
  ['es', 'se fue', 'irse'],
  ['es', 'se levantaron', 'levantarse'],
  ['fr', 'elle se lève', 'se lever'],
  ['fr', "s'en va", 's’en aller'],
  ['it', 'si alzano', 'alzarsi'],
  ['no', 'har lyst på', 'ha lyst på'],
] as const)('%s: the selected “%s” has the lemma %s', (language, text, lemma) => {
  for (const context of ['', `… ${text} …`])
    expect(explainText(lexicon, { text, context, language, nativeLanguage: 'el' })).toMatchObject({
      lemma,
      word: text,
    })
})

test.each([
  ['en', 'ate his food'],
  ['es', 'su comida favorita'],
  ['en', 'gave the book to her brother up the hill'],
] as const)('%s: the words of “%s” are explained one by one', (language, text) => {
  const { lemma, source } = explainText(lexicon, { text, context: '', language, nativeLanguage: 'el' })
  expect(lemma).toBeUndefined()
  expect(source).toContain('word by word')
})
