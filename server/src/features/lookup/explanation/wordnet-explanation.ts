import type { Explanation } from '@verbena/contract/lookup'
import { candidatesOf } from '@verbena/language/morphology/inflection'
import { packs } from '@verbena/language/packs/packs'
import type { Question } from '@verbena/nlp/lookup/explain'
import type { WordNet, WordNetEntry } from '../../../providers/wordnet/wordnet.ts'

const sourceName = 'WordNet'

/**
 * A definition and an example in English for an English word, of the word class that the other sources found.
 * @param known what they say; null when they do not know the word
 */
export function explainByWordNet(
  wordNet: Pick<WordNet, 'lookup'>,
  { text, language, nativeLanguage }: Question,
  known: Explanation | null,
): Explanation | null {
  if (language !== 'en' || (known && known.definition !== '' && known.example !== '')) return null
  const found = known?.lemma
    ? { lemma: known.lemma, entry: wordNet.lookup(known.lemma, known.partOfSpeech)[0] }
    : firstEntry(wordNet, text)
  const [sense] = found?.entry?.senses ?? []
  if (!found?.entry || !sense) return null
  return {
    word: text,
    translation: '',
    definition: sense.definition,
    ...(nativeLanguage !== 'en' && { definedIn: 'en' as const }),
    example: sense.examples[0] ?? '',
    lemma: found.lemma,
    partOfSpeech: known?.partOfSpeech ?? found.entry.partOfSpeech,
    source: sourceName,
  }
}

function firstEntry(
  wordNet: Pick<WordNet, 'lookup'>,
  text: string,
): { lemma: string; entry: WordNetEntry } | undefined {
  const pack = packs.en
  const candidates = pack ? candidatesOf(pack, text) : []
  for (const { lemma, partOfSpeech } of candidates) {
    const [entry] = wordNet.lookup(lemma, partOfSpeech ?? undefined)
    if (entry) return { lemma, entry }
  }
  return undefined
}
