import type { TargetLanguageCode } from '@verbena/language/languages'
import { Check, Eye, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import type { Game } from './hidden-in-song.ts'
import type { SongVerdict as Verdict } from './use-song-game.ts'

type Props = { game: Game; verdict: Verdict; language: TargetLanguageCode }

const signs = { right: Check, wrong: X, skipped: Eye }

/** How the last answer went, and what was sung, as soon as that may be told. */
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
