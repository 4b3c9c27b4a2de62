import type { Client } from 'pg'

/** Collects the lemmas of a learner for which rows were merged, or a status moved to another spelling. */
export type MergedLemmas = {
  add: (language: string, lemma: string) => void
  all: () => { language: string; lemma: string }[]
}

export function createMergedLemmas(): MergedLemmas {
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

const lemmasPerBatch = 2000

/**
 * Sets which cards of merged lemmas are active, by the usual rule: a list contains a word of the lemma, and the learner
 * does not know or ignore it. An active card with a stability of at least 60 days stays active, because its lemma counts
 * as known by its reviews.
 */
export async function reconcileCards(client: Client, learnerId: string, mergedLemmas: MergedLemmas) {
  const lemmas = mergedLemmas.all()
  for (let at = 0; at < lemmas.length; at += lemmasPerBatch) {
    const part = lemmas.slice(at, at + lemmasPerBatch)
    await client.query(
      `update review_card set is_active = reconciled.is_active
       from (
         select card.language, card.lemma, card.direction,
           exists (select from word where word.learner_id = $1 and word.language = card.language and word.lemma_key = card.lemma)
             and (coalesce(lemma_status.status, 'learning') = 'learning'
               or (card.is_active and card.state = 'review' and card.stability >= 60)) as is_active
         from unnest($2::text[], $3::text[]) as given (language, lemma)
         join review_card as card on card.learner_id = $1 and card.language = given.language and card.lemma = given.lemma
         left join lemma_status on lemma_status.learner_id = $1 and lemma_status.language = card.language
           and lemma_status.lemma = card.lemma
       ) as reconciled
       where review_card.learner_id = $1 and review_card.language = reconciled.language and review_card.lemma = reconciled.lemma
         and review_card.direction = reconciled.direction and review_card.is_active <> reconciled.is_active`,
      [learnerId, part.map(({ language }) => language), part.map(({ lemma }) => lemma)],
    )
  }
}
