import { editOwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import { call } from '../../../api/call.ts'
import { type EditorLine, editorLines, savableLines } from './editor-line.ts'
import { applyEdits, lineEdits } from './line-edits.ts'

/** The maximum number of edits in one request. */
const editsMaximum = 500

export type Saved = { version: number; base: EditorLine[] }

/**
 * Sends the differences from `base` in one or more requests.
 * @param onSaved called after each request, so that what is saved is not lost when a later request fails
 * @throws ApiError EDIT_CONFLICT when the server has another version
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
    base = savedLines.map((line, index) => ({ ...line, key: keys[index] ?? line.key }))
    version = reply.version
    onSaved({ version, base: [...base] })
    // The server may normalise lines; such differences are not sent again.
    if (sent.length === edits.length) return
  }
}
