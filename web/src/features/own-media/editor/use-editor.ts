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

/** A message of the editor. */
export type EditorNotice = { kind: 'draftRestored' } | { kind: 'rebased'; count: number } | { kind: 'saved' }

/** The state of the editor: lines, unsaved changes, conflicts, and functions to save and merge. */
export function useEditor(learnerId: string, id: string, transcript: OwnTranscript) {
  const { t } = useTranslation('ownMedia')
  const client = useQueryClient()
  const [initial] = useState(() => restoreSession(learnerId, id, transcript))
  const [session, dispatch] = useReducer(editorReducer, initial.session)
  const [conflicts, setConflicts] = useState<readonly LineChange[]>(initial.conflicts)
  const [notice, setNotice] = useState<EditorNotice | null>(initial.notice)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { base, lines, version } = session
  const changes = useMemo(() => changesOf(base, savableLines(lines)), [base, lines])
  const isDraftStored = useSavedDraft({ learnerId, id }, version, changes, conflicts)

  /** Applies the unsaved changes to a newer version of the server. */
  const mergeText = (newest: OwnTranscript) => {
    const newBase = editorLines(newest.lines, session.nextKey)
    const { lines: merged, conflicts: found, applied } = rebase(newBase, changes)
    dispatch({ type: 'rebased', version: newest.version, base: newBase, lines: merged })
    setConflicts((before) => [...before, ...found])
    setNotice(changes.length === 0 ? null : { kind: 'rebased', count: applied })
  }
  const mergeNewest = async () => mergeText(await call(readOwnTranscript, { params: { id } }))
  /** Replaces the text and discards unsaved changes. */
  const replaceText = (text: OwnTranscript) => {
    const newBase = editorLines(text.lines, session.nextKey)
    dispatch({ type: 'rebased', version: text.version, base: newBase, lines: newBase })
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
      // The player has to load the saved lines.
      void refreshTranscript(client)
      void client.invalidateQueries({ queryKey: queryKeys.ownMedia.items(learnerId) })
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'EDIT_CONFLICT'
      await (isConflict ? mergeNewest() : Promise.reject(error)).catch((reason: unknown) =>
        setFailure(`${t('editor.saveFailed')} ${errorMessage(reason, t)}`),
      )
    }
    setSaving(false)
  }
  const resolveConflict = (conflict: LineChange) =>
    setConflicts((before) => before.filter((other) => other !== conflict))
  return {
    ...session,
    dispatch,
    changes,
    conflicts,
    resolveConflict,
    notice,
    isSaving,
    failure,
    save,
    isDraftStored,
    replaceText,
    mergeText,
    mergeNewest,
  }
}

/** Starts a session and applies the draft of the last visit. */
function restoreSession(learnerId: string, id: string, transcript: OwnTranscript) {
  const session = openSession(transcript)
  const draft = savedDraft(learnerId, id)
  if (!draft) return { session, conflicts: [], notice: null }
  const { lines, conflicts, applied } = rebase(session.base, draft.changes)
  const withDraft = editorReducer(session, { type: 'replace', lines })
  const count = applied + conflicts.length
  const isSameVersion = draft.version === transcript.version
  const notice: EditorNotice | null =
    count === 0 ? null : isSameVersion ? { kind: 'draftRestored' } : { kind: 'rebased', count: applied }
  return { session: applied > 0 ? withDraft : session, conflicts, notice }
}
