import Play from 'lucide-react/icons/play'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import './play-line-button.css'

/** Plays the line of a question or a gap. */
export function PlayLineButton({ onPlay }: { onPlay: () => void }) {
  const { t } = useTranslation('player')
  return (
    <Button variant="text" className="play-line" onClick={onPlay}>
      <Play className="icon icon--sm" aria-hidden="true" />
      {t('test.playLine')}
    </Button>
  )
}
