import type { PartOfSpeech } from '../morphology/parts-of-speech.ts'
import type { LanguagePack } from '../packs/language-pack.ts'
import { textKey } from './text-key.ts'

export type Gender = 'm' | 'f' | 'n' | 'mf'
export type NounFacts = { partOfSpeech?: PartOfSpeech | undefined; gender?: Gender | undefined }

/**
 * A base form as lists show it: a noun with its article, everything else as it is. A noun of both genders has both
 * articles. Base forms of reflexive verbs have their pronoun already.
 * @example headwordOf(packs.de, 'Hund', { partOfSpeech: 'noun', gender: 'm' }) // 'der Hund'
 * @example headwordOf(packs.it, 'amico', { partOfSpeech: 'noun', gender: 'm' }) // "l'amico"
 */
export function headwordOf(
  { headword }: Pick<LanguagePack, 'headword'>,
  lemma: string,
  { partOfSpeech, gender }: NounFacts,
): string {
  if (!headword || partOfSpeech !== 'noun') return lemma
  const isPlural = headword.pluralNouns.includes(textKey(lemma))
  const articleOf = (one: 'm' | 'f' | 'n') => {
    const exception = headword.exceptions?.find(
      ({ gender: of, isPlural: plural = false, noun }) =>
        of === one && plural === isPlural && noun.test(textKey(lemma)),
    )
    return exception?.article ?? (isPlural ? headword.pluralArticles : headword.articles)?.[one]
  }
  const genders =
    gender === 'mf' ? (['m', 'f'] as const) : gender ? [gender] : isPlural ? (['m', 'f', 'n'] as const) : []
  const articles = [...new Set(genders.flatMap((one) => articleOf(one) ?? []))]
  // A plural noun without a known gender has an article only if all genders have the same.
  if (articles.length === 0 || (articles.length > 1 && gender !== 'mf')) return lemma
  const [article = ''] = articles
  if (articles.length === 1 && article.endsWith("'")) return article + lemma
  return `${articles.join('/')} ${lemma}`
}
