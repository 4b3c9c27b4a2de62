import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { type Gender, headwordOf, type NounFacts } from '@verbena/language/text/headword'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import { withoutArticle } from '@verbena/language/text/without-article'
import type { Concept } from '@verbena/nlp/lexicon/concept-schema'
import type { Services } from '../../services.ts'

type Meant = NounFacts & { lemma: string; translation: string }

type Shown = NounFacts & {
  text: string
  lemma: string | undefined
  translation: string
}

/** The headword, if a base form is saved; empty for another form, a phrase, or a form that is shown as it is. */
export function shownForm(
  needs: Pick<Services, 'lexicon'>,
  language: TargetLanguageCode,
  word: Shown,
): string {
  const { text, lemma = text, translation, partOfSpeech, gender } = word
  if (lemmaKey(lemma) !== textKey(text)) return ''
  const headword = headwordFor(needs, language, { lemma: text, translation, partOfSpeech, gender })
  return headword === text ? '' : headword
}

/** A word that was exported as its headword, as it was saved; another text is not changed. */
export function withoutHeadword(
  needs: Pick<Services, 'lexicon'>,
  { word, language, translation }: { word: string; language: string; translation: string },
  lemma: string,
): string {
  const code = language as TargetLanguageCode
  const pack = packs[code]
  // "el/la artista" has two articles.
  const bare = pack ? withoutArticle(pack, word.replace(/^\p{L}+\/(?=\p{L}+ )/u, '')) : word
  return shownForm(needs, code, { text: bare, lemma, translation }) === word ? bare : word
}

/**
 * The form under which a word is shown: its base form, a noun with its article. Without `partOfSpeech` or `gender` they are
 * those of the concept of the lexicon that has the translation.
 */
function headwordFor(
  { lexicon }: Pick<Services, 'lexicon'>,
  language: TargetLanguageCode,
  { lemma, translation, ...given }: Meant,
): string {
  const pack = packs[language]
  if (!pack) return lemma
  const concepts = lexicon.entries(language, lemma)
  const meant =
    concepts.find((concept) => isOf(concept, given.partOfSpeech) && means(concept, translation)) ??
    // Without a translation that we know, the part of speech must be certain.
    (given.partOfSpeech || concepts.every(({ partOfSpeech }) => partOfSpeech === 'noun')
      ? concepts.find((concept) => isOf(concept, given.partOfSpeech))
      : undefined)
  const partOfSpeech = given.partOfSpeech ?? meant?.partOfSpeech
  const gender = given.gender ?? (meant && genderIn(meant, language, lemma))
  return headwordOf(pack, lemma, { partOfSpeech, gender })
}

const isOf = (concept: Concept, partOfSpeech: NounFacts['partOfSpeech']) =>
  partOfSpeech === undefined || concept.partOfSpeech === partOfSpeech

/** Whether a concept has one of the alternatives of a translation, in any language. */
function means({ words, gloss }: Concept, translation: string): boolean {
  const wanted = new Set(translation.split(',').map(textKey))
  const known = [...Object.values(words).flat(), ...Object.values(gloss ?? {})]
  return known.some((word) => wanted.has(textKey(word)))
}

/** The gender of a concept is that of its first word. */
const genderIn = ({ words, gender }: Concept, language: LanguageCode, lemma: string): Gender | undefined => {
  const own = language as TargetLanguageCode
  return textKey(words[own]?.[0] ?? '') === textKey(lemma) ? gender?.[own] : undefined
}
