import type { Explanation } from '@verbena/contract/lookup/lookup'
import { buildLexicon } from '@verbena/nlp/lexicon/lexicon'
import { expect, test } from 'vitest'
import { openWordNet } from '../../../providers/wordnet/wordnet.ts'
import { explainFromSources } from './explanation-sources.ts'

const concept = {
  partOfSpeech: 'noun',
  level: 'A1',
  definition: { en: 'made of flour', es: 'de harina' },
} as const
const lexicon = buildLexicon([
  {
    ...concept,
    id: 'bread',
    words: { es: ['pan'], en: ['bread'] },
    gender: { es: 'm' },
    example: { es: 'Pan caliente.', en: 'Hot bread.' },
  },
  { ...concept, id: 'cake', words: { es: ['pastel'], en: ['cake'] }, gender: { es: 'm' } },
])
const listed: Explanation = {
  word: 'pastel',
  translation: 'pie',
  definition: '',
  example: 'Un pastel.',
  lemma: 'pastel',
  source: 'A dictionary',
}
const asked: string[] = []
const sources = {
  lexicon,
  wordNet: openWordNet({ say: () => {} }),
  dictionary: ({ text }: { text: string }) => {
    asked.push(text)
    return text === 'pastel' ? listed : null
  },
}
const explain = (text: string) =>
  explainFromSources(sources, { text, context: '', language: 'es', nativeLanguage: 'en' })

test('a dictionary is asked only for what the lexicon lacks', () => {
  expect(explain('pan')).toMatchObject({ translation: 'bread', source: 'Verbena lexicon' })
  expect(explain('pastel')).toMatchObject({
    translation: 'cake',
    example: 'Un pastel.',
    source: 'Verbena lexicon, A dictionary',
  })
  expect(explain('xyz').error).toBeDefined()
  expect(asked).toEqual(['pastel', 'xyz'])
})
