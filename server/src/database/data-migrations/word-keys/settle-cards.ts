import type { Client } from 'pg'

/** Base forms of one learner of which something was merged. */
export type TouchedLemmas = {
  add: (language: string, lemma: string) => void
  all: () => { language: string; lemma: string }[]
}

export function createTouchedLemmas(): TouchedLemmas {
  const byLanguage = new Map<string, Set<string>>()
  return {
    add: (language, lemma) => {
      const lemmas = byLanguage.get(language) ?? new Set()
      byLanguage.set(language, lemmas.add(lemma))
    },
    all: () =>
      [...byLanguage].flatMap(([language, lemmas]) => [...lemmas].map((lemma) => ({ language, lemma }))),
  }
}

const lemmasAtOnce = 2000

/**
 * Cards of merged base forms are asked for as those of others are: while a list holds a word of them, and the learner has
 * not said that they know or ignore it; one that is known because it was remembered for so long stays as it is.
 */
export async function settleCards(client: Client, learnerId: string, touched: TouchedLemmas) {
  const lemmas = touched.all()
  for (let at = 0; at < lemmas.length; at += lemmasAtOnce) {
    const part = lemmas.slice(at, at + lemmasAtOnce)
    await client.query(
      `update review_card set is_active = settled.is_active
       from (
         select card.language, card.lemma, card.direction,
           exists (select from word where word.learner_id = $1 and word.language = card.language and word.lemma_key = card.lemma)
             and (coalesce(said.status, 'learning') = 'learning'
               or (card.is_active and card.state = 'review' and card.stability >= 60)) as is_active
         from unnest($2::text[], $3::text[]) as given (language, lemma)
         join review_card as card on card.learner_id = $1 and card.language = given.language and card.lemma = given.lemma
         left join lemma_status as said on said.learner_id = $1 and said.language = card.language and said.lemma = card.lemma
       ) as settled
       where review_card.learner_id = $1 and review_card.language = settled.language and review_card.lemma = settled.lemma
         and review_card.direction = settled.direction and review_card.is_active <> settled.is_active`,
      [learnerId, part.map(({ language }) => language), part.map(({ lemma }) => lemma)],
    )
  }
}
