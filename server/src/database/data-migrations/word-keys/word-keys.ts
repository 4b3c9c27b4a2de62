import type { DataMigration } from '../data-migration.ts'
import { foldLearners } from './fold-learners.ts'
import { foldListNames } from './fold-list-names.ts'
import { foldMediaLemmas, foldSentenceLemmas } from './fold-media-lemmas.ts'
import { foldWordSearch, foldWritingSearch } from './fold-search-keys.ts'

/**
 * What learners saved under the keys of the versions before 0029 goes to today's keys: apostrophes, hyphens, spaces and
 * soft hyphens told words apart there. Two that have one key now become one, with the reviews, answers, notes and
 * translations of both.
 */
export const wordKeys: DataMigration = {
  name: 'word-keys',
  label: 'Saved words get one key for each spelling',
  phases: [
    { name: 'names of lists', batch: foldListNames },
    { name: 'learners', batch: foldLearners },
    { name: 'searches in words', batch: foldWordSearch },
    { name: 'searches in texts', batch: foldWritingSearch },
    { name: 'sentences', batch: foldSentenceLemmas },
    { name: 'words of media', batch: foldMediaLemmas },
  ],
}
