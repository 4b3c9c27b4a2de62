import { useQuery } from '@tanstack/react-query'
import type { OwnMedia } from '@verbena/contract/own-media/own-media'
import type { OwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { usePlayerOutlet } from '../../../parts/media/player-outlet.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { AlignmentNotice } from '../align/alignment-notice.tsx'
import { ownMediaQuery } from '../own-media-queries.ts'
import { AddText } from '../text/add-text.tsx'
import { EditConflicts } from './edit-conflicts.tsx'
import './editor.css'
import { EditorBar } from './editor-bar.tsx'
import { EditorLines } from './editor-lines.tsx'
import { EditorTools } from './editor-tools.tsx'
import { ShiftForm } from './shift-form.tsx'
import { type Editor, useEditor } from './use-editor.ts'

type Props = { learnerId: string; transcript: OwnTranscript; own: OwnMedia | undefined }

/** The editor for the lines of an own item and their times, beside the player. */
export function TranscriptEditor({ learnerId, transcript, own }: Props) {
  const { t } = useTranslation('ownMedia')
  const { item, seconds } = usePlayerOutlet()
  const editor = useEditor(learnerId, item.id, transcript)
  const { data: listing } = useQuery(ownMediaQuery(learnerId))
  const [view, setView] = useState<'lines' | 'replace'>('lines')
  const [isShifting, setShifting] = useState(false)
  const { dispatch, save, lines, conflicts } = editor
  useNewTranscription(own, editor.mergeNewest)
  useNewVersion(transcript, editor)
  if (view === 'replace')
    return (
      <AddText
        learnerId={learnerId}
        version={editor.version}
        own={own}
        listing={listing}
        onBack={() => setView('lines')}
        onReplaced={(text) => {
          editor.replaceText(text)
          setView('lines')
        }}
      />
    )
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    void save()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key repeats a button
    <div className="editor" ref={showFromTop} tabIndex={-1} onKeyDown={onKeyDown}>
      <AlignmentNotice learnerId={learnerId} transcript={transcript} own={own} />
      <p className="muted editor__lede">{t('editor.lede')}</p>
      <EditorTools
        onAdd={() => dispatch({ type: 'add', start: seconds() })}
        onShift={() => setShifting(true)}
        onReplace={() => setView('replace')}
      />
      {conflicts.length > 0 && <EditConflicts editor={editor} />}
      {lines.length === 0 && <p className="muted">{t('editor.empty')}</p>}
      <EditorLines lines={lines} openKey={editor.openKey} dispatch={dispatch} />
      <EditorBar editor={editor} />
      <Dialog
        open={isShifting}
        onOpenChange={setShifting}
        title={t('editor.shift')}
        description={t('editor.shiftText')}
      >
        <ShiftForm
          onShift={(by) => {
            dispatch({ type: 'shift', seconds: by })
            setShifting(false)
          }}
        />
      </Dialog>
    </div>
  )
}

/** The editor replaces a form that may have been scrolled and may have had the focus. */
function showFromTop(editor: HTMLElement | null) {
  editor?.scrollIntoView({ block: 'start' })
  if (document.activeElement === document.body) editor?.focus({ preventScroll: true })
}

/** Merges the times that an alignment has found with unsaved changes. */
function useNewVersion(transcript: OwnTranscript, { version, isSaving, mergeText }: Editor) {
  const merge = useEffectEvent(() => mergeText(transcript))
  const isNewer = transcript.version > version
  // Saving creates a newer version too.
  useEffect(() => {
    if (isNewer && !isSaving) merge()
  }, [isNewer, isSaving])
}

/** Fetches a transcription that finished during editing, and merges it with unsaved changes. */
function useNewTranscription(own: OwnMedia | undefined, onDone: () => Promise<void>) {
  const { t } = useTranslation('ownMedia')
  const toast = useToast()
  const status = own?.transcription?.status
  const before = useRef(status)
  const mergeTranscription = useEffectEvent(() => {
    onDone().catch((error: unknown) => toast({ text: errorMessage(error, t) }))
  })
  useEffect(() => {
    const wasActive = before.current === 'waiting' || before.current === 'running'
    before.current = status
    if (wasActive && status === 'done') mergeTranscription()
  }, [status])
}
