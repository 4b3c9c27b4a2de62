import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionList } from '../../../../parts/option-list/option-list.tsx'
import type { StudyProps } from '../../study/study-props.ts'
import { type GapGame, type GapGameAction, isWord, maskedLines } from '../game/song-gaps.ts'
import type { SongVerdict as Verdict } from '../game/use-song-game.ts'
import { QuestionTools } from './question-tools.tsx'
import { SongVerdict } from './song-verdict.tsx'
import { TypedGapAnswer } from './typed-gap-answer.tsx'
import { useFocusOnStep } from './use-focus-on-step.ts'

type Props = {
  study: StudyProps
  game: GapGame
  /** Index of `hidden`. */
  asked: number
  verdict: Verdict | null
  isTyped: boolean
  /** Playback is paused for the answer. */
  isWaiting: boolean
  /** Null if the song cannot be played. */
  onReplay: (() => void) | null
  act: (action: GapGameAction) => void
}

/** The current question with its options or its field, the last verdict, and the help buttons. */
export function SongQuestion({ study, game, asked, verdict, isTyped, isWaiting, onReplay, act }: Props) {
  const { t } = useTranslation('song')
  const { language } = study.item
  const bar = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const keepFocus = useFocusOnStep(bar, heading, asked)
  const hidden = game.hidden[asked]
  const result = game.results[asked]
  if (!hidden || !result) return null
  const answer = (action: GapGameAction) => {
    keepFocus()
    act(action)
  }
  const choose = (option: number) =>
    answer({ type: 'chosen', index: asked, option: hidden.options[option] ?? '' })
  const waiting = isWaiting && maskedLines(game, study.segments).get(hidden.line)
  return (
    <div className="song-question" ref={bar}>
      <div className="song-question__head">
        <h2 ref={heading} tabIndex={-1} className={verdict ? 'visually-hidden' : 'song-question__ask'}>
          {t(isWord(hidden) ? 'askWord' : 'askLine')}
        </h2>
        <div role="status">
          {verdict && <SongVerdict game={game} verdict={verdict} language={language} />}
          {waiting && (
            <p className="visually-hidden">
              {t(isWord(hidden) ? 'askWord' : 'askLine')} <span lang={language}>{waiting}</span>
            </p>
          )}
        </div>
        <QuestionTools
          onReplay={onReplay}
          onHint={isWord(hidden) ? () => act({ type: 'hinted', index: asked }) : null}
          onSkip={() => answer({ type: 'skipped', index: asked })}
          isWaiting={isWaiting}
        />
      </div>
      {isTyped ? (
        <TypedGapAnswer
          index={asked}
          language={language}
          isWrong={verdict?.index === asked && verdict.kind === 'wrong'}
          isWaiting={isWaiting}
          onAnswer={(text) => act({ type: 'typed', index: asked, answer: text })}
        />
      ) : (
        <OptionList
          label={t('options')}
          options={hidden.options}
          language={language}
          columns={isWord(hidden) ? 2 : 1}
          stateOf={(option) => (result.wrong.includes(hidden.options[option] ?? '') ? 'wrong' : undefined)}
          isLocked={false}
          onChoose={choose}
        />
      )}
    </div>
  )
}
