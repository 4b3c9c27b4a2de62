import { createWriting, restoreWriting, saveWriting, type Writing } from '@verbena/contract/writing/writing'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { getSession } from '../../../api/session.ts'
import type { TextState, Texts } from './text-state.ts'

type Sent = Pick<TextState, 'base' | 'language' | 'sampleId'> & {
  learnerId: string
  id: string
  texts: Texts
  /** The version on the server remains as an earlier one. */
  keepsBefore: boolean
}

/**
 * Creates a text on the server, or saves it over the version that it is based on.
 * @throws ApiError `EDIT_CONFLICT` if the server has another version; `NOT_SIGNED_IN` if another learner has signed in,
 * in another tab, so the text is not theirs
 */
export async function sendTexts({ learnerId, id, base, language, sampleId, texts, keepsBefore }: Sent) {
  if (getSession()?.learnerId !== learnerId) throw new ApiError('NOT_SIGNED_IN', 401, 'Not signed in.')
  const options = { keepalive: fitsKeepalive(texts) }
  if (!base)
    return call(createWriting, { body: { id, ...texts, language, ...(sampleId && { sampleId }) } }, options)
  const body = { version: base.version, ...texts, ...(keepsBefore && { keepsBefore }) }
  return call(saveWriting, { params: { id }, body }, options)
}

/** The browser limits the total body size of keepalive requests. */
const fitsKeepalive = ({ text }: Texts) => new TextEncoder().encode(text).length < 40_000

/** Restores a removed text; null if that is no longer possible. */
export async function restoreOnServer(id: string): Promise<Writing | null> {
  try {
    return await call(restoreWriting, { params: { id } })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

const permanentRefusals: readonly ApiError['code'][] = [
  'NOT_FOUND',
  'INVALID_REQUEST',
  'WRITINGS_FULL',
  'SESSION_ENDED',
  'NOT_SIGNED_IN',
]

/** Whether a retry is useless. */
export const isPermanent = (code: ApiError['code']): boolean => permanentRefusals.includes(code)
