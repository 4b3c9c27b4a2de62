import { wordsOfPage } from '@verbena/contract/vocabulary/word-page'
import type { Word } from '@verbena/contract/vocabulary/words'
import { searchKey } from '@verbena/language/text/search-key'
import { AppError, notFound } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import type { StoredWord } from '../words.queries.ts'
import { toWord } from '../words.service.ts'
import { listWordsFrom, type WordCursor } from './list-page.queries.ts'
import { findList } from './lists.queries.ts'

type PageRequest = { listId: string; after?: string | undefined; search?: string | undefined }

/** A page of an own list, and the cursor of the next page. @throws AppError NOT_FOUND */
export async function readListPage(
  { db }: Pick<Services, 'db'>,
  learnerId: string,
  { listId, after, search = '' }: PageRequest,
): Promise<{ words: Word[]; next: string | null }> {
  const cursor = after === undefined ? null : parseCursor(after)
  if (!(await findList(db, learnerId, listId))) throw notFound('list')
  const pageQuery = { learnerId, listId, after: cursor, search: searchKey(search), limit: wordsOfPage + 1 }
  const found = await listWordsFrom(db, pageQuery)
  const words = found.slice(0, wordsOfPage)
  const last = words.at(-1)
  return { words: words.map(toWord), next: found.length > wordsOfPage && last ? formatCursor(last) : null }
}

/** The creation time in milliseconds and the id of a word. */
const formatCursor = ({ createdAt, id }: StoredWord) => `${createdAt.getTime()}.${id}`

function parseCursor(cursor: string): WordCursor {
  const [milliseconds = '', id = ''] = cursor.split('.')
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new AppError('INVALID_REQUEST', 'query.after: names no place in a list')
  return { createdAt: new Date(Number(milliseconds)), id }
}
