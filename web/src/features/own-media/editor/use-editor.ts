import { useQueryClient } from '@tanstack/react-query'
import { type OwnTranscript, readOwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import { useMemo, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { refreshTranscript } from '../refresh-transcript.ts'
import { editorLines, savableLines } from './editor-line.ts'
import { editorReducer, openSession } from './editor-session.ts'
import { saveLines } from './save-lines.ts'
import { savedDraft, useSavedDraft } from './saved-draft.ts'
import { changesOf, type LineChange, rebase } from './transcript-draft.ts'

export type Editor = ReturnType<typeof useEditor>

/** What the editor has to say beside its lines. */
export type EditorNotice = { kind: 'draftBack' } | { kind: 'rebased'; count: number } | { kind: 'saved' }

/** The lines of an own item while they are edited, what is not saved of them, and saving it. */
export function useEditor(learnerId: string, id: string, transcript: OwnTranscript) {
  const { t } = useTranslation('ownMedia')
  const client = useQueryClient()
  const [begun] = useState(() => begin(learnerId, id, transcript))
  const [session, dispatch] = useReducer(editorReducer, begun.session)
  const [conflicts, setConflicts] = useState<readonly LineChange[]>(begun.conflicts)
  const [notice, setNotice] = useState<EditorNotice | null>(begun.notice)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { base, lines, version } = session
  const changes = useMemo(() => changesOf(base, savableLines(lines)), [base, lines])
  const isKept = useSavedDraft({ learnerId, id }, version, changes, conflicts)

  /** Another version has come: what was changed here is put on top of it. */
  const mergeText = (newest: OwnTranscript) => {
    const fresh = editorLines(newest.lines, session.nextKey)
    const { lines: merged, conflicts: open, applied } = rebase(fresh, changes)
    dispatch({ type: 'rebased', version: newest.version, base: fresh, lines: merged })
    setConflicts((before) => [...before, ...open])
    setNotice(changes.length === 0 ? null : { kind: 'rebased', count: applied })
  }
  const bringTogether = async () => mergeText(await call(readOwnTranscript, { params: { id } }))
  /** Another text has taken the place of this one: what was changed in the old one is over. */
  const takeText = (text: OwnTranscript) => {
    const fresh = editorLines(text.lines, session.nextKey)
    dispatch({ type: 'rebased', version: text.version, base: fresh, lines: fresh })
    setConflicts([])
    setNotice(null)
  }
  const save = async () => {
    if (isSaving || changes.length === 0) return
    setSaving(true)
    setFailure(null)
    setNotice(null)
    try {
      await saveLines(id, session, lines, (saved) => dispatch({ type: 'saved', ...saved }))
      setNotice({ kind: 'saved' })
      // The player shows the lines as they are now.
      void refreshTranscript(client)
      void client.invalidateQueries({ queryKey: queryKeys.ownMedia.items(learnerId) })
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'EDIT_CONFLICT'
      await (isConflict ? bringTogether() : Promise.reject(error)).catch((reason: unknown) =>
        setFailure(`${t('editor.saveFailed')} ${errorMessage(reason, t)}`),
      )
    }
    setSaving(false)
  }
  const settle = (conflict: LineChange) =>
    setConflicts((before) => before.filter((other) => other !== conflict))
  return {
    ...session,
    dispatch,
    changes,
    conflicts,
    settle,
    notice,
    isSaving,
    failure,
    save,
    isKept,
    takeText,
    mergeText,
    bringTogether,
  }
}

/** With what was not saved last time put on top. */
function begin(learnerId: string, id: string, transcript: OwnTranscript) {
  const session = openSession(transcript)
  const draft = savedDraft(learnerId, id)
  if (!draft) return { session, conflicts: [], notice: null }
  const { lines, conflicts, applied } = rebase(session.base, draft.changes)
  const put = editorReducer(session, { type: 'put', lines })
  const count = applied + conflicts.length
  const isSame = draft.version === transcript.version
  const notice: EditorNotice | null =
    count === 0 ? null : isSame ? { kind: 'draftBack' } : { kind: 'rebased', count: applied }
  return { session: applied > 0 ? put : session, conflicts, notice }
}
