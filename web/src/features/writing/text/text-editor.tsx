import { writingTitleMaximum } from '@verbena/contract/writing/writing-limits'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import History from 'lucide-react/icons/rotate-ccw-clock'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '../../../parts/navigation/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { CheckPanel } from '../check/check-panel.tsx'
import { MarkedText } from '../check/marked-text.tsx'
import { useCheck } from '../check/use-check.ts'
import { useOpenNote } from '../check/use-open-note.ts'
import { TextHistory } from '../history/text-history.tsx'
import { ResolveConflict } from './resolve-conflict.tsx'
import { SampleTask } from './sample-task.tsx'
import { TextFooter } from './text-footer.tsx'
import type { TextState } from './text-state.ts'
import { useAutosave } from './use-autosave.ts'
import './text-editor.css'

type Props = { learnerId: string; id: string; initial: TextState }

export function TextEditor({ learnerId, id, initial }: Props) {
  const { t } = useTranslation('writing')
  const { controller, state: autosave } = useAutosave(learnerId, id, initial)
  const { title, text, language, theirs } = autosave
  const field = useRef<HTMLTextAreaElement>(null)
  const check = useCheck(text, language)
  const opened = useOpenNote(check.notes)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  useFocusNewText(field)

  const focusText = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    field.current?.focus()
  }
  return (
    <main className="page text-page">
      <div className="text-page__top">
        <ButtonLink variant="text" to={paths.writing} className="text-page__back">
          <ChevronLeft className="icon icon--sm" aria-hidden="true" /> {t('editor.back')}
        </ButtonLink>
        <Button variant="text" onClick={() => setHistoryOpen(true)}>
          <History className="icon icon--sm" aria-hidden="true" /> {t('editor.history')}
        </Button>
      </div>
      <PageTitle title={title.trim() || t('title')} className="visually-hidden" />
      {theirs ? (
        <ResolveConflict
          mine={autosave}
          theirs={theirs}
          onChoose={(whose) => void controller.choose(whose)}
        />
      ) : (
        <div className="text-editor">
          <div className="text-editor__main">
            <input
              className="text-editor__title"
              aria-label={t('editor.name')}
              lang={language}
              value={title}
              maxLength={writingTitleMaximum}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => controller.type({ title: event.target.value })}
              onBlur={() => void controller.flush()}
              onKeyDown={focusText}
            />
            {autosave.sampleId && <SampleTask id={autosave.sampleId} />}
            <MarkedText
              field={field}
              text={text}
              language={language}
              notes={check.notes}
              openKey={opened.key}
              onType={(next) => controller.type({ text: next })}
              onOpen={opened.openFromText}
              onLeave={() => void controller.flush()}
            />
            <TextFooter autosave={autosave} controller={controller} />
          </div>
          <CheckPanel field={field} text={text} language={language} check={check} opened={opened} />
        </div>
      )}
      {isHistoryOpen && (
        <TextHistory
          learnerId={learnerId}
          id={id}
          language={language}
          current={autosave}
          save={controller.flush}
          onRestore={(texts) => void controller.replace(texts)}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </main>
  )
}

/** A new text opens with the focus in its field. */
function useFocusNewText(field: { current: HTMLTextAreaElement | null }) {
  const { state } = useLocation()
  const isNew = typeof state === 'object' && state !== null && 'isNew' in state
  useEffect(() => {
    if (isNew) field.current?.focus({ preventScroll: true })
  }, [isNew, field])
}
