import type { Explanation } from '@verbena/contract/lookup/lookup'
import { candidatesOf } from '@verbena/language/morphology/inflection'
import type { LanguagePack } from '@verbena/language/packs/language-pack'
import { packs } from '@verbena/language/packs/packs'
import type { Question } from '@verbena/nlp/lookup/explain'
import type { WordNet, WordNetEntry } from '../../../providers/wordnet/wordnet.ts'

const sourceName = 'WordNet'

/**
 * A definition and an example from WordNet, in the language of the word and with the part of speech that the other
 * sources found.
 * @param known the explanation of the other sources; null if they do not have the word
 */
export function explainByWordNet(
  wordNet: Pick<WordNet, 'lookup'>,
  { text, language, nativeLanguage }: Question,
  known: Explanation | null,
): Explanation | null {
  const pack = packs[language]
  if (!pack.tools?.wordNet || (known && known.definition !== '' && known.example !== '')) return null
  const found = known?.lemma
    ? { lemma: known.lemma, entry: wordNet.lookup(known.lemma, known.partOfSpeech)[0] }
    : firstEntry(wordNet, pack, text)
  const [sense] = found?.entry?.senses ?? []
  if (!found?.entry || !sense) return null
  return {
    word: text,
    translation: '',
    definition: sense.definition,
    ...(nativeLanguage !== language && { definedIn: language }),
    example: sense.examples[0] ?? '',
    lemma: found.lemma,
    partOfSpeech: known?.partOfSpeech ?? found.entry.partOfSpeech,
    source: sourceName,
  }
}

function firstEntry(
  wordNet: Pick<WordNet, 'lookup'>,
  pack: LanguagePack,
  text: string,
): { lemma: string; entry: WordNetEntry } | undefined {
  for (const { lemma, partOfSpeech } of candidatesOf(pack, text)) {
    const [entry] = wordNet.lookup(lemma, partOfSpeech ?? undefined)
    if (entry) return { lemma, entry }
  }
  return undefined
}
