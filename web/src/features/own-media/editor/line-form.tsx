import { limits } from '@verbena/language/media/subtitles/subtitle-limits'
import { type Dispatch, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlayerOutlet } from '../../../parts/media/player-outlet.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { EditorLine, LineValue } from './editor-line.ts'
import type { EditorAction } from './editor-session.ts'
import { TimeField } from './time-field.tsx'
import { usePlayLine } from './use-play-line.ts'

type Props = {
  line: EditorLine
  previousKey: number | null
  nextKey: number | null
  dispatch: Dispatch<EditorAction>
}

/** The form of the open line, with its text, times and buttons. */
export function LineForm({ line, previousKey, nextKey, dispatch }: Props) {
  const { t } = useTranslation('ownMedia')
  const { item, seconds } = usePlayerOutlet()
  const playLine = usePlayLine()
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const { key, text, start, end } = line
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(limits.cueText, limits.cueText)
    field.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const change = (part: Partial<LineValue>) => dispatch({ type: 'change', key, change: part })
  const open = (other: number | null) => dispatch({ type: 'open', key: other })
  const split = () => dispatch({ type: 'split', key, caret: field.current?.selectionStart ?? 0 })
  const commands: Record<string, () => void> = {
    keys: () => change({ start: seconds() }),
    keye: () => change({ end: seconds() }),
    keyp: () => playLine(start, end),
    arrowup: () => previousKey !== null && open(previousKey),
    arrowdown: () => nextKey !== null && open(nextKey),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const command = event.altKey ? commands[event.code.toLowerCase()] : undefined
    if (event.key === 'Enter' && event.target === field.current) open(nextKey)
    else if (event.key === 'Escape') open(null)
    else if (command) command()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and here the text is the name
    <div className="line-form" role="group" aria-label={t('editor.edit', { text })} onKeyDown={onKeyDown}>
      <label className="visually-hidden" htmlFor={id}>
        {t('editor.text')}
      </label>
      <textarea
        ref={field}
        id={id}
        className="input"
        rows={2}
        lang={item.language}
        maxLength={limits.cueText}
        value={text}
        aria-describedby={`${id}-keys`}
        onChange={(event) => change({ text: event.target.value.replace(/\s*\n\s*/g, ' ') })}
      />
      <div className="line-form__times">
        <TimeField
          name={t('editor.start')}
          seconds={start}
          onChange={(value) => change({ start: value })}
          now={seconds}
        />
        <TimeField
          name={t('editor.end')}
          seconds={end}
          onChange={(value) => change({ end: value })}
          now={seconds}
        />
      </div>
      <div className="line-form__actions">
        <Button variant="quiet" onClick={() => playLine(start, end)}>
          {t('editor.play')}
        </Button>
        <Button variant="text" onClick={split}>
          {t('editor.split')}
        </Button>
        {nextKey !== null && (
          <Button variant="text" onClick={() => dispatch({ type: 'merge', key })}>
            {t('editor.merge')}
          </Button>
        )}
        <Button
          variant="text"
          onClick={() => dispatch({ type: 'shift', seconds: seconds() - start, fromKey: key })}
        >
          {t('editor.shiftRest')}
        </Button>
        <Button variant="text" onClick={() => dispatch({ type: 'remove', key })}>
          {t('editor.remove')}
        </Button>
        <Button variant="text" onClick={() => open(null)}>
          {t('editor.done')}
        </Button>
      </div>
      <p id={`${id}-keys`} className="caption only-desktop">
        {t('editor.keys')}
      </p>
    </div>
  )
}
