import HeadphoneOff from 'lucide-react/icons/headphone-off'
import Headphones from 'lucide-react/icons/headphones'
import { IconButton } from '../../ui/button/icon-button.tsx'

type Props = { label: string; isSilent: boolean; onChange: (isSilent: boolean) => void }

/** Toggles the mode for learners who cannot listen now. */
export function SilenceButton({ label, isSilent, onChange }: Props) {
  const Sound = isSilent ? HeadphoneOff : Headphones
  return (
    <IconButton
      label={label}
      aria-pressed={isSilent}
      icon={<Sound className="icon" aria-hidden="true" />}
      onClick={() => onChange(!isSilent)}
    />
  )
}
