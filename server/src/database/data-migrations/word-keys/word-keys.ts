import type { DataMigration } from '../data-migration.ts'
import { rekeyLearners } from './rekey-learners.ts'
import { rekeyListNames } from './rekey-list-names.ts'
import { rekeyMediaLemmas, rekeySentenceLemmas } from './rekey-media-lemmas.ts'
import { updateWordSearchKeys, updateWritingSearchKeys } from './update-search-keys.ts'

/**
 * Updates the keys of saved words from before migration 0029. In the old keys, words with different apostrophes, hyphens,
 * spaces or soft hyphens were different words. Words that have the same key now are merged, with their reviews, answers,
 * notes and translations.
 */
export const wordKeys: DataMigration = {
  name: 'word-keys',
  label: 'Saved words get one key for each spelling',
  phases: [
    { name: 'names of lists', batch: rekeyListNames },
    { name: 'learners', batch: rekeyLearners },
    { name: 'searches in words', batch: updateWordSearchKeys },
    { name: 'searches in texts', batch: updateWritingSearchKeys },
    { name: 'sentences', batch: rekeySentenceLemmas },
    { name: 'words of media', batch: rekeyMediaLemmas },
  ],
}
