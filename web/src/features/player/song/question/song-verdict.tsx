import type { TargetLanguageCode } from '@verbena/language/languages'
import Check from 'lucide-react/icons/check'
import Eye from 'lucide-react/icons/eye'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../ui/style/class-names.ts'
import type { GapGame } from '../game/song-gaps.ts'
import type { SongVerdict as Verdict } from '../game/use-song-game.ts'

type Props = { game: GapGame; verdict: Verdict; language: TargetLanguageCode }

const signs = { right: Check, wrong: X, skipped: Eye }

/** The verdict on the last answer, with the sung words once they are no longer hidden. */
export function SongVerdict({ game, verdict: { index, kind }, language }: Props) {
  const { t } = useTranslation('song')
  const Sign = signs[kind]
  const isSpelledOtherwise = kind === 'right' && game.results[index]?.isSpelledOtherwise
  return (
    <p className={classNames('song-verdict', `song-verdict--${kind}`)}>
      <Sign className="icon icon--sm" aria-hidden="true" />
      <span>
        {kind === 'right' && <span className="visually-hidden">{t('right')} </span>}
        {kind === 'wrong' && t('wrong')}
        {kind === 'skipped' && `${t('skipped')} `}
        {isSpelledOtherwise && `${t('written')} `}
        {kind !== 'wrong' && <b lang={language}>{game.hidden[index]?.text}</b>}
      </span>
    </p>
  )
}
