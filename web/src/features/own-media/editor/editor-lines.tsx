import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import { type Dispatch, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlayerOutlet } from '../../../parts/media/player-outlet.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import type { EditorLine } from './editor-line.ts'
import { EditorRow } from './editor-row.tsx'
import type { EditorAction } from './editor-session.ts'

/** Thousands of lines at once are too slow on a phone. */
const linesPerPage = 100

type Props = {
  lines: readonly EditorLine[]
  openKey: number | null
  dispatch: Dispatch<EditorAction>
}

/** The lines in pages of a hundred. Shows the page with the open line, or the page that the learner chose. */
export function EditorLines({ lines, openKey, dispatch }: Props) {
  const { t } = useTranslation('ownMedia')
  const { seconds, subscribe } = usePlayerOutlet()
  const playingIndex = useSyncExternalStore(subscribe, () => lineAt(lines, seconds()))
  const openIndex = openKey === null ? -1 : lines.findIndex(({ key }) => key === openKey)
  const [first, setFirst] = useState(() => pageStart(Math.max(0, playingIndex)))
  const last = Math.min(lines.length, first + linesPerPage)
  useEffect(() => {
    if (openIndex >= 0) setFirst(pageStart(openIndex))
  }, [openIndex])
  useEffect(() => {
    if (first >= lines.length) setFirst(pageStart(Math.max(0, lines.length - 1)))
  }, [first, lines.length])
  const open = (key: number | null) => dispatch({ type: 'open', key })
  return (
    <section className="editor__lines" aria-label={t('editor.lines')}>
      {lines.length > linesPerPage && (
        <nav className="editor__pages" aria-label={t('editor.lines')}>
          <IconButton
            label={t('editor.earlier')}
            disabled={first === 0}
            icon={<ChevronLeft className="icon" aria-hidden="true" />}
            onClick={() => setFirst(first - linesPerPage)}
          />
          <p role="status">{t('editor.range', { first: first + 1, last, whole: lines.length })}</p>
          <IconButton
            label={t('editor.later')}
            disabled={last >= lines.length}
            icon={<ChevronRight className="icon" aria-hidden="true" />}
            onClick={() => setFirst(first + linesPerPage)}
          />
          <IconButton
            label={t('editor.toPlaying')}
            icon={<LocateFixed className="icon" aria-hidden="true" />}
            onClick={() => open(lines[Math.max(0, playingIndex)]?.key ?? null)}
          />
        </nav>
      )}
      <ol start={first + 1}>
        {lines.slice(first, last).map((line, index) => (
          <EditorRow
            key={line.key}
            line={line}
            isOpen={line.key === openKey}
            isPlaying={first + index === playingIndex}
            previousKey={lines[first + index - 1]?.key ?? null}
            nextKey={lines[first + index + 1]?.key ?? null}
            dispatch={dispatch}
          />
        ))}
      </ol>
    </section>
  )
}

/** @returns the index of the first line of the page */
const pageStart = (index: number) => Math.floor(index / linesPerPage) * linesPerPage

/** @returns the index of the last line that starts at or before `seconds`; -1 if there is none */
function lineAt(lines: readonly EditorLine[], seconds: number): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.start ?? 0) <= seconds) low = middle + 1
    else high = middle
  }
  return low - 1
}
