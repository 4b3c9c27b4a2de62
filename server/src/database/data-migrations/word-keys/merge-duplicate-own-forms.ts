import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import type { Client } from 'pg'
import { oldKeyPattern } from './old-key-pattern.ts'
import type { MergedLemmas } from './reconcile-cards.ts'

type OwnForm = { language: string; form: string; lemma: string }

/**
 * Updates the keys of own forms. An own form in one spelling is an own form in all spellings, so words with the other
 * spellings are moved to it. A form that now has the same key as its lemma is deleted.
 */
export async function mergeDuplicateOwnForms(client: Client, learnerId: string, mergedLemmas: MergedLemmas) {
  const { rows } = await client.query<OwnForm>(
    'delete from own_form where learner_id = $1 and (form ~ $2 or lemma ~ $2) returning language, form, lemma',
    [learnerId, oldKeyPattern],
  )
  const forms = rows
    .map(({ language, form, lemma }) => ({ language, form: textKey(form), lemma: lemmaKey(lemma) }))
    .filter(({ form, lemma }) => form !== lemma)
  if (forms.length > 0)
    await client.query(
      `insert into own_form (learner_id, language, form, lemma)
       select $1, * from unnest($2::text[], $3::text[], $4::text[]) on conflict do nothing`,
      [
        learnerId,
        forms.map(({ language }) => language),
        forms.map(({ form }) => form),
        forms.map(({ lemma }) => lemma),
      ],
    )
  // All own forms, because words in other spellings now have the keys of those that did not change, too.
  const { rows: moved } = await client.query<OwnForm>(
    `update word set lemma_key = own.form from own_form as own
     where word.learner_id = $1 and own.learner_id = $1 and word.language = own.language
       and word.text_key = own.form and word.lemma_key = own.lemma
     returning own.language, own.form, own.lemma`,
    [learnerId],
  )
  for (const { language, form, lemma } of moved) {
    mergedLemmas.add(language, form)
    mergedLemmas.add(language, lemma)
  }
}
