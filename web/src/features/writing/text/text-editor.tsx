import { writingTitleMaximum } from '@verbena/contract/writing'
import { ChevronLeft, History } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '../../../parts/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { CheckPanel } from '../check/check-panel.tsx'
import { MarkedText } from '../check/marked-text.tsx'
import { useCheck } from '../check/use-check.ts'
import { useOpenNote } from '../check/use-open-note.ts'
import { TextHistory } from '../history/text-history.tsx'
import type { TextState } from './begin-text.ts'
import { ChooseText } from './choose-text.tsx'
import { SampleTask } from './sample-task.tsx'
import { TextFoot } from './text-foot.tsx'
import { useText } from './use-text.ts'

type Props = { username: string; id: string; begun: TextState }

export function TextEditor({ username, id, begun }: Props) {
  const { t } = useTranslation('writing')
  const { keeper, text: kept } = useText(username, id, begun)
  const { title, text, language, theirs } = kept
  const field = useRef<HTMLTextAreaElement>(null)
  const check = useCheck(text, language)
  const opened = useOpenNote(check.notes)
  const [isLookingBack, setLookingBack] = useState(false)
  useBeginInField(field)

  const goOn = (event: KeyboardEvent) => {
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
        <Button variant="text" onClick={() => setLookingBack(true)}>
          <History className="icon icon--sm" aria-hidden="true" /> {t('editor.history')}
        </Button>
      </div>
      <PageTitle title={title.trim() || t('title')} className="visually-hidden" />
      {theirs ? (
        <ChooseText mine={kept} theirs={theirs} onChoose={(whose) => void keeper.choose(whose)} />
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
              onChange={(event) => keeper.type({ title: event.target.value })}
              onBlur={() => void keeper.flush()}
              onKeyDown={goOn}
            />
            {kept.sampleId && <SampleTask id={kept.sampleId} />}
            <MarkedText
              field={field}
              text={text}
              language={language}
              notes={check.notes}
              openKey={opened.key}
              onType={(next) => keeper.type({ text: next })}
              onOpen={opened.openFromText}
              onLeave={() => void keeper.flush()}
            />
            <TextFoot kept={kept} keeper={keeper} />
          </div>
          <CheckPanel field={field} text={text} language={language} check={check} opened={opened} />
        </div>
      )}
      {isLookingBack && (
        <TextHistory
          username={username}
          id={id}
          language={language}
          now={kept}
          onBring={(texts) => void keeper.replace(texts)}
          onClose={() => setLookingBack(false)}
        />
      )}
    </main>
  )
}

/** Whoever begins a text wants to write. */
function useBeginInField(field: { current: HTMLTextAreaElement | null }) {
  const { state } = useLocation()
  const isNew = typeof state === 'object' && state !== null && 'isNew' in state
  useEffect(() => {
    if (isNew) field.current?.focus({ preventScroll: true })
  }, [isNew, field])
}
