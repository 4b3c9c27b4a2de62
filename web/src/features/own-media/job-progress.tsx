import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { ShareBar } from '../../ui/figures/share-bar.tsx'
import './job-progress.css'

type Props = {
  /** What is being done. */
  said: string
  /** Of the work; null while nothing is known of it. */
  percent: number | null
  /** Of the button that ends it. */
  cancel: string
  isCancelling: boolean
  onCancel: () => void
}

/** Work on the server that takes a while: what it is, how far it is, and its end by the learner. */
export function JobProgress({ said, percent, cancel, isCancelling, onCancel }: Props) {
  const { t } = useTranslation('ownMedia')
  return (
    <div className="job-progress">
      <p>
        {/* Heard once; the figure beside it changes every few seconds. */}
        <span role="status">{said}</span>
        {percent !== null && <b>{t('state.percent', { percent: Math.floor(percent) })}</b>}
      </p>
      <ShareBar parts={[{ kind: 'done', percent: percent ?? 0 }]} />
      <Button variant="text" busy={isCancelling} onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  )
}
