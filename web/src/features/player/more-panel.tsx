import type { MediaItem } from '@verbena/contract/catalogue'
import * as Radix from 'radix-ui/popover'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/use-session.ts'
import { dictationPath } from '../../parts/dictation-path.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { MediaPlayer } from './media/use-media-player.ts'
import { moreButtonId } from './more-button-id.ts'
import { MoreLoop } from './more-loop.tsx'
import { MoreOffset } from './more-offset.tsx'
import { MoreSwitch } from './more-switch.tsx'
import { MoreTranslations } from './more-translations.tsx'
import type { PlayerCommands } from './player-keys.ts'
import type { Lines } from './use-lines.ts'
import type { PlayerOptions } from './use-player-options.ts'
import './more-panel.css'

type Props = {
  player: MediaPlayer
  lines: Lines
  options: PlayerOptions
  commands: PlayerCommands
  item: MediaItem
  onSpeak: () => void
  onHelp: () => void
  onClose: () => void
}

/** Everything that can be done with lines and is not in the row under the picture, where a thumb reaches it too. */
export function MorePanel({ item, lines, options, commands, onSpeak, onHelp, onClose }: Props) {
  const { t } = useTranslation('player')
  const isLearner = useSession() !== null
  const anchor = useMemo(() => ({ current: document.getElementById(moreButtonId) }), [])
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
            // Its own button closes it by itself.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.focus({ preventScroll: true })
          }}
        >
          <MoreSwitch name={t('pauseAfterLine')} keyName="P" {...pauses} />
          {translations.areThere && <MoreSwitch name={t('dualSubtitles')} keyName="D" {...dual} />}
          {hasColours && <MoreSwitch name={t('colours')} keyName="C" {...colours} />}
          <MoreLoop lines={lines} />
          {translations.areThere && <MoreTranslations {...translations} />}
          <MoreOffset offset={offset} onStartNow={commands.startNow} />
          <div className="more-panel__end">
            <Button variant="text" onClick={onSpeak}>
              {t('more.sayIt')}
            </Button>
            {/* Its results are kept, so it is for whoever has an account. */}
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
