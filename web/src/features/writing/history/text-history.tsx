import { useQuery } from '@tanstack/react-query'
import type { WritingVersion } from '@verbena/contract/writing'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/error-message.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { Texts } from '../text/begin-text.ts'
import { versionsQuery } from '../writing-queries.ts'
import { Differences } from './differences.tsx'

type Props = {
  username: string
  id: string
  language: TargetLanguageCode
  /** The text as it stands. */
  now: Texts
  onBring: (texts: Texts) => void
  onClose: () => void
}

/** Earlier states of a text: looked at, and brought back. */
export function TextHistory({ username, id, language, now, onBring, onClose }: Props) {
  const { t, i18n } = useTranslation('writing')
  const toast = useToast()
  const [shown, setShown] = useState<WritingVersion | null>(null)
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' })
  const dateOf = ({ savedAt }: WritingVersion) => format.format(new Date(savedAt))
  const bring = (version: WritingVersion) => {
    onBring({ title: version.title, text: version.text.replace(/\r\n?/g, '\n') })
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
          now={now}
          language={language}
          onBack={() => setShown(null)}
          onBring={() => bring(shown)}
        />
      ) : (
        <Versions username={username} id={id} dateOf={dateOf} onShow={setShown} />
      )}
    </Dialog>
  )
}

type VersionsProps = {
  username: string
  id: string
  dateOf: (version: WritingVersion) => string
  onShow: (version: WritingVersion) => void
}

function Versions({ username, id, dateOf, onShow }: VersionsProps) {
  const { t } = useTranslation('writing')
  const { data, error, refetch } = useQuery(versionsQuery(username, id))
  if (error && !data)
    return (
      <ErrorState title={t('history.failed')} text={errorMessage(error, t)} onRetry={() => void refetch()} />
    )
  if (!data)
    return (
      <Loading text={t('history.loading')} className="versions">
        <Skeleton className="versions__bone" />
        <Skeleton className="versions__bone" />
      </Loading>
    )
  if (data.length === 0) return <p className="versions__none">{t('history.none')}</p>
  return (
    <ul className="versions">
      {data.map((version) => (
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

type OneProps = {
  version: WritingVersion
  now: Texts
  language: TargetLanguageCode
  onBack: () => void
  onBring: () => void
}

function OneVersion({ version, now, language, onBack, onBring }: OneProps) {
  const { t } = useTranslation('writing')
  const back = useRef<HTMLButtonElement>(null)
  // The button that opened it is gone.
  useEffect(() => {
    back.current?.focus()
  }, [])
  return (
    <div className="version">
      <Button ref={back} variant="text" onClick={onBack}>
        <ChevronLeft className="icon icon--sm" aria-hidden="true" /> {t('history.back')}
      </Button>
      <Differences before={version} after={now} language={language} />
      <Button variant="primary" wide onClick={onBring}>
        {t('history.bring')}
      </Button>
    </div>
  )
}
