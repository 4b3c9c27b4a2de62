import { useQuery } from '@tanstack/react-query'
import type { WritingVersion } from '@verbena/contract/writing/writing'
import type { TargetLanguageCode } from '@verbena/language/languages'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { Texts } from '../text/text-state.ts'
import { versionsQuery } from '../writing-queries.ts'
import { Differences } from './differences.tsx'
import './text-history.css'

type Props = {
  learnerId: string
  id: string
  language: TargetLanguageCode
  /** The current text. */
  current: Texts
  /** Saves the current text, before its versions are listed. */
  save: () => Promise<void>
  onRestore: (texts: Texts) => void
  onClose: () => void
}

/** The earlier versions of a text, to compare and to restore. */
export function TextHistory({ learnerId, id, language, current, save, onRestore, onClose }: Props) {
  const { t, i18n } = useTranslation('writing')
  const toast = useToast()
  const [shown, setShown] = useState<WritingVersion | null>(null)
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' })
  const dateOf = ({ savedAt }: WritingVersion) => format.format(new Date(savedAt))
  const restore = (version: WritingVersion) => {
    onRestore({ title: version.title, text: version.text.replace(/\r\n?/g, '\n') })
    toast({ text: t('history.brought', { date: dateOf(version) }) })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={shown ? t('history.look', { date: dateOf(shown) }) : t('history.title')}
      description={shown ? t('history.differences') : t('history.text')}
    >
      {shown ? (
        <OneVersion
          version={shown}
          current={current}
          language={language}
          onBack={() => setShown(null)}
          onRestore={() => restore(shown)}
        />
      ) : (
        <Versions learnerId={learnerId} id={id} save={save} dateOf={dateOf} onShow={setShown} />
      )}
    </Dialog>
  )
}

type VersionsProps = {
  learnerId: string
  id: string
  save: () => Promise<void>
  dateOf: (version: WritingVersion) => string
  onShow: (version: WritingVersion) => void
}

function Versions({ learnerId, id, save, dateOf, onShow }: VersionsProps) {
  const { t } = useTranslation('writing')
  const loading = (
    <Loading text={t('history.loading')} className="versions">
      <Skeleton className="versions__skeleton" />
      <Skeleton className="versions__skeleton" />
    </Loading>
  )
  return (
    <QueryView
      query={useQuery(versionsQuery(learnerId, id, save))}
      loading={loading}
      failed={t('history.failed')}
    >
      {(versions) =>
        versions.length === 0 ? (
          <p className="versions__none">{t('history.none')}</p>
        ) : (
          <ul className="versions">
            {versions.map((version) => (
              <li key={version.version}>
                <button type="button" className="versions__one" onClick={() => onShow(version)}>
                  <span>{dateOf(version)}</span>
                  <small>{t('editor.words', { count: version.words })}</small>
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  )
}

type OneProps = {
  version: WritingVersion
  current: Texts
  language: TargetLanguageCode
  onBack: () => void
  onRestore: () => void
}

function OneVersion({ version, current, language, onBack, onRestore }: OneProps) {
  const { t } = useTranslation('writing')
  const back = useRef<HTMLButtonElement>(null)
  // The button that had the focus is no longer rendered.
  useEffect(() => {
    back.current?.focus()
  }, [])
  return (
    <div className="version">
      <Button ref={back} variant="text" onClick={onBack}>
        <ChevronLeft className="icon icon--sm" aria-hidden="true" /> {t('history.back')}
      </Button>
      <Differences before={version} after={current} language={language} />
      <Button variant="primary" wide onClick={onRestore}>
        {t('history.bring')}
      </Button>
    </div>
  )
}
