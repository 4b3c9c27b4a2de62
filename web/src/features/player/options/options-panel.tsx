import type { MediaItem } from '@verbena/contract/catalogue'
import * as Radix from 'radix-ui/popover'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/use-session.ts'
import { dictationPath } from '../../../parts/navigation/dictation-path.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import type { PlayerCommands } from '../controls/player-keys.ts'
import type { LinePlayback } from '../line-playback/use-line-playback.ts'
import type { MediaPlayer } from '../media/use-media-player.ts'
import { LoopOption } from './loop-option.tsx'
import { OffsetOption } from './offset-option.tsx'
import { OptionSwitch } from './option-switch.tsx'
import { optionsButtonId } from './options-button-id.ts'
import { TranslationsOption } from './translations-option.tsx'
import type { PlayerOptions } from './use-player-options.ts'
import './options-panel.css'

type Props = {
  player: MediaPlayer
  lines: LinePlayback
  options: PlayerOptions
  commands: PlayerCommands
  item: MediaItem
  onSpeak: () => void
  onHelp: () => void
  onClose: () => void
}

/** The options for lines that are not in the row of controls, placed within reach of the thumb. */
export function OptionsPanel({ item, lines, options, commands, onSpeak, onHelp, onClose }: Props) {
  const { t } = useTranslation('player')
  const isLearner = useSession() !== null
  const anchor = useMemo(() => ({ current: document.getElementById(optionsButtonId) }), [])
  const { pauses, dual, colours, translations, offset, hasColours } = options
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Anchor virtualRef={anchor as { current: HTMLElement }} />
      <Radix.Portal>
        <Radix.Content
          className="more-panel"
          aria-label={t('more.name')}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={(event) => {
            // The button that opened the panel closes it too.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.focus({ preventScroll: true })
          }}
        >
          <OptionSwitch name={t('pauseAfterLine')} keyName="P" {...pauses} />
          {translations.areThere && <OptionSwitch name={t('dualSubtitles')} keyName="D" {...dual} />}
          {hasColours && <OptionSwitch name={t('colours')} keyName="C" {...colours} />}
          <LoopOption lines={lines} />
          {translations.areThere && <TranslationsOption {...translations} />}
          <OffsetOption offset={offset} onStartNow={commands.startNow} />
          <div className="more-panel__end">
            <Button variant="text" onClick={onSpeak}>
              {t('more.sayIt')}
            </Button>
            {/* Results are saved, so this needs an account. */}
            {isLearner && (
              <ButtonLink variant="text" to={dictationPath(item.kind, item.id)}>
                {t('more.dictation')}
              </ButtonLink>
            )}
          </div>
          <div className="more-panel__end">
            <Button variant="text" onClick={onHelp}>
              {t('keys.all')}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
