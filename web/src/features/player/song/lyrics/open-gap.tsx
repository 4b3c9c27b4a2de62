import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../ui/style/class-names.ts'
import type { GapMark } from './gap-marks.ts'

type Props = { mark: GapMark; isAsked: boolean; isReached: boolean }

/** A hidden word or line, which becomes the current question when it is pressed. */
export function OpenGap({ mark: { index, word, letters }, isAsked, isReached }: Props) {
  const { t, i18n } = useTranslation('song')
  const name = t(word === null ? 'hiddenLine' : 'hiddenWord', { number: index + 1 })
  return (
    <button
      type="button"
      className={classNames('open-mark', word === null && 'open-mark--line', isAsked && 'open-mark--asked')}
      data-word={word ?? 0}
      data-hidden={index}
      aria-current={isAsked ? 'true' : undefined}
      tabIndex={isReached ? 0 : -1}
    >
      <span className="visually-hidden" lang={i18n.language}>
        {letters === '' ? name : `${name}, ${t('begins', { letters })}`}
      </span>
      <span aria-hidden="true">{letters === '' ? '\u00a0' : `${letters}…`}</span>
    </button>
  )
}
