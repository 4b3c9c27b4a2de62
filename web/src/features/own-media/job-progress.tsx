import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { ShareBar } from '../../ui/figures/share-bar.tsx'
import './job-progress.css'

type Props = {
  /** Describes the job. */
  text: string
  /** Progress; null while it is unknown. */
  percent: number | null
  /** Label of the cancel button. */
  cancel: string
  isCancelling: boolean
  onCancel: () => void
}

/** The progress of a job on the server, and the button that cancels it. */
export function JobProgress({ text, percent, cancel, isCancelling, onCancel }: Props) {
  const { t } = useTranslation('ownMedia')
  return (
    <div className="job-progress">
      <p>
        {/* Announced once; the percentage beside it changes every few seconds and is not announced. */}
        <span role="status">{text}</span>
        {percent !== null && <b>{t('state.percent', { percent: Math.floor(percent) })}</b>}
      </p>
      <ShareBar parts={[{ kind: 'done', percent: percent ?? 0 }]} />
      <Button variant="text" busy={isCancelling} onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  )
}
