import { wordsOfPage } from '@verbena/contract/vocabulary/word-page'
import type { Word } from '@verbena/contract/vocabulary/words'
import { searchKey } from '@verbena/language/text/search-key'
import { AppError, notFound } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import type { StoredWord } from '../words.queries.ts'
import { toWord } from '../words.service.ts'
import { listWordsFrom, type WordPlace } from './list-page.queries.ts'
import { findList } from './lists.queries.ts'

type Asked = { listId: string; after?: string | undefined; search?: string | undefined }

/** A page of an own list, and where the next begins. @throws AppError NOT_FOUND */
export async function readListPage(
  { db }: Pick<Services, 'db'>,
  learnerId: string,
  { listId, after, search = '' }: Asked,
): Promise<{ words: Word[]; next: string | null }> {
  const place = after === undefined ? null : readMark(after)
  if (!(await findList(db, learnerId, listId))) throw notFound('list')
  const asked = { learnerId, listId, after: place, search: searchKey(search), limit: wordsOfPage + 1 }
  const found = await listWordsFrom(db, asked)
  const words = found.slice(0, wordsOfPage)
  const last = words.at(-1)
  return { words: words.map(toWord), next: found.length > wordsOfPage && last ? markOf(last) : null }
}

/** Milliseconds of its place in the list, and its id. */
const markOf = ({ createdAt, id }: StoredWord) => `${createdAt.getTime()}.${id}`

function readMark(mark: string): WordPlace {
  const [milliseconds = '', id = ''] = mark.split('.')
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new AppError('INVALID_REQUEST', 'query.after: names no place in a list')
  return { createdAt: new Date(Number(milliseconds)), id }
}
