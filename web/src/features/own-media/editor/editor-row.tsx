import Play from 'lucide-react/icons/play'
import { type Dispatch, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlayerOutlet } from '../../../parts/media/player-outlet.ts'
import { classNames } from '../../../ui/style/class-names.ts'
import type { EditorLine } from './editor-line.ts'
import type { EditorAction } from './editor-session.ts'
import { editorTime } from './editor-time.ts'
import { LineForm } from './line-form.tsx'

type Props = {
  line: EditorLine
  isOpen: boolean
  isPlaying: boolean
  previousKey: number | null
  nextKey: number | null
  dispatch: Dispatch<EditorAction>
}

/** A line: clicking its time plays it, and clicking its text opens it. */
export const EditorRow = memo(function EditorRow({ line, isOpen, isPlaying, ...rest }: Props) {
  const { t } = useTranslation('ownMedia')
  const { item, seek, play } = usePlayerOutlet()
  const { text, start, key } = line
  // Tenths are enough here; the form of the open line shows milliseconds.
  const time = editorTime(Math.round(start * 10) / 10)
  return (
    <li
      className={classNames('editor-row', isOpen && 'editor-row--open', isPlaying && 'editor-row--playing')}
      aria-current={isPlaying ? 'true' : undefined}
    >
      <button
        type="button"
        className="editor-row__time"
        aria-label={t('editor.playFrom', { time })}
        onClick={() => {
          seek(start)
          play()
        }}
      >
        <Play className="icon icon--sm" aria-hidden="true" />
        {time}
      </button>
      {isOpen ? (
        <LineForm line={line} {...rest} />
      ) : (
        <button
          type="button"
          className="editor-row__text"
          aria-label={text.trim() ? t('editor.edit', { text }) : undefined}
          onClick={() => rest.dispatch({ type: 'open', key })}
        >
          {text.trim() ? <span lang={item.language}>{text}</span> : <i>{t('editor.emptyLine')}</i>}
        </button>
      )}
    </li>
  )
})
