import type { LanguagePack } from '../packs/language-pack.ts'
import { normaliseText } from './normalise-text.ts'

/**
 * A word of a list without its article. A word without an article, or an article alone, is not changed.
 * @example withoutArticle(packs.es, 'El pan') // 'pan'
 * @example withoutArticle(packs.fr, "l'ami") // 'ami'
 */
export function withoutArticle({ articles = [] }: Pick<LanguagePack, 'articles'>, text: string): string {
  const word = normaliseText(text)
  const start = word.toLowerCase()
  for (const article of articles) {
    const elided = article.endsWith("'")
    if (!start.startsWith(elided ? article : `${article} `)) continue
    return word.slice(article.length).trim() || word
  }
  return word
}
