import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { ShareBar } from '../../../ui/figures/share-bar.tsx'
import { byteSize } from '../byte-size.ts'
import type { OwnUpload } from '../upload/own-upload.ts'
import { secondsLeft } from '../upload/upload-rate.ts'
import { abandonUpload, isFinal, pauseUpload, resumeUpload } from '../upload/upload-store.ts'

type Props = { own: OwnUpload; onAbandoned?: () => void }

/** The progress of an upload, the time left, and buttons to pause, resume or cancel it. */
export function UploadProgress({ own, onAbandoned }: Props) {
  const { t } = useTranslation('ownMedia')
  const toast = useToast()
  const { file, status, upload, key, error } = own
  const sent = upload?.receivedBytes ?? 0
  const isActive = status === 'sending' || status === 'waiting' || status === 'starting'
  const abandon = () => {
    onAbandoned?.()
    abandonUpload(key).catch((failure: unknown) => toast({ text: errorMessage(failure, t) }))
  }
  return (
    <section className="upload" aria-label={t('upload.progress', { name: file.name })}>
      <p className="upload__name">{own.details.title}</p>
      <progress className="visually-hidden" max={file.size} value={sent} aria-label={file.name} />
      <ShareBar parts={[{ kind: 'done', percent: (100 * sent) / file.size }]} />
      <p className="upload__facts">
        {t('upload.sent', { sent: byteSize(t, sent), whole: byteSize(t, file.size) })}
        <TimeLeft own={own} />
      </p>
      <p className={status === 'failed' ? 'field__error' : 'field__hint'} role="status">
        {status === 'failed' && `${t('upload.failed')} ${errorMessage(error, t)}`}
        {status !== 'failed' && status !== 'sending' && status !== 'done' && t(`upload.${status}`)}
      </p>
      <div className="upload__actions">
        {isActive && (
          <Button variant="quiet" onClick={() => pauseUpload(key)}>
            {t('upload.pause')}
          </Button>
        )}
        {(status === 'paused' || status === 'elsewhere') && (
          <Button variant="quiet" onClick={() => resumeUpload(key)}>
            {t('upload.resume')}
          </Button>
        )}
        {status === 'failed' && !isFinal(error) && (
          <Button variant="quiet" onClick={() => resumeUpload(key)}>
            {t('upload.retry')}
          </Button>
        )}
        {status !== 'adding' && (
          <Button variant="text" onClick={abandon}>
            {t('upload.cancel')}
          </Button>
        )}
      </div>
    </section>
  )
}

function TimeLeft({ own: { rate, file, status } }: { own: OwnUpload }) {
  const { t } = useTranslation('ownMedia')
  const seconds = status === 'sending' ? secondsLeft(rate, file.size) : null
  if (seconds === null) return null
  return (
    <span>
      {' · '}
      {seconds < 60 ? t('upload.secondsLeft') : t('upload.minutesLeft', { count: Math.ceil(seconds / 60) })}
    </span>
  )
}
