import { editOwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import { call } from '../../../api/call.ts'
import { type EditorLine, editorLines, savableLines } from './editor-line.ts'
import { applyEdits, lineEdits } from './line-edits.ts'

/** As many as the server takes at once. */
const editsMaximum = 500

export type Saved = { version: number; base: EditorLine[] }

/**
 * Sends what differs from `base`, in as many calls as it takes.
 * @param onSaved called after each request, so that what is saved is not lost when a later request fails
 * @throws ApiError EDIT_CONFLICT where another version has come
 */
export async function saveLines(
  id: string,
  from: { version: number; base: readonly EditorLine[] },
  lines: readonly EditorLine[],
  onSaved: (saved: Saved) => void,
): Promise<void> {
  const wanted = savableLines(lines)
  let { version, base } = from
  for (let edits = lineEdits(base, wanted); edits.length > 0; edits = lineEdits(base, wanted)) {
    const sent = edits.slice(0, editsMaximum)
    const body = { version, edits: sent.map(({ edit }) => edit) }
    const reply = await call(editOwnTranscript, { params: { id }, body })
    const keys = applyEdits(base, sent).map(({ key }) => key)
    const savedLines = editorLines(reply.lines, Number.MAX_SAFE_INTEGER / 2)
    base = savedLines.map((line, place) => ({ ...line, key: keys[place] ?? line.key }))
    version = reply.version
    onSaved({ version, base: [...base] })
    // Whatever the server made of them, they are not sent again: only what did not fit in is.
    if (sent.length === edits.length) return
  }
}
