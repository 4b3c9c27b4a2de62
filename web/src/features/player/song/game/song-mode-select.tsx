import { useTranslation } from 'react-i18next'
import { Select } from '../../../../ui/form/select.tsx'
import { isTyped, percentOf, type SongMode, songModes } from './song-mode.ts'

type Props = { mode: SongMode; onMode: (mode: SongMode) => void }

/** Selects the mode of the game: how much is hidden, and how the learner answers. */
export function SongModeSelect({ mode, onMode }: Props) {
  const { t } = useTranslation('song')
  const nameOf = (one: SongMode) => {
    const percent = percentOf(one)
    if (percent === null) return t(one === 'sing' ? 'sing' : 'lines')
    return t(isTyped(one) ? 'type' : 'choose', { percent })
  }
  return (
    <Select
      label={t('mode')}
      hideLabel
      value={mode}
      options={songModes.map((value) => ({ value, label: nameOf(value) }))}
      onChange={onMode}
    />
  )
}
