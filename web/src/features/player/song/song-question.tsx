import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionList } from '../../../parts/option-list/option-list.tsx'
import type { StudyProps } from '../study-props.ts'
import { type Game, type GameAction, isWord, maskedLines } from './hidden-in-song.ts'
import { QuestionTools } from './question-tools.tsx'
import { SongVerdict } from './song-verdict.tsx'
import { TypedAnswer } from './typed-answer.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import type { SongVerdict as Verdict } from './use-song-game.ts'

type Props = {
  study: StudyProps
  game: Game
  /** Index of `hidden`. */
  asked: number
  verdict: Verdict | null
  isTyped: boolean
  /** The song waits for the answer. */
  isWaiting: boolean
  /** Null where there is no music. */
  onReplay: (() => void) | null
  act: (action: GameAction) => void
}

/** The choice bar, or the field: what is missing, what was said of the last answer, and what helps. */
export function SongQuestion({ study, game, asked, verdict, isTyped, isWaiting, onReplay, act }: Props) {
  const { t } = useTranslation('song')
  const { language } = study.item
  const bar = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const keepFocus = useKeptFocus(bar, heading, asked)
  const hidden = game.hidden[asked]
  const result = game.results[asked]
  if (!hidden || !result) return null
  const answer = (action: GameAction) => {
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
        <TypedAnswer
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
