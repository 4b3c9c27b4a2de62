import { ChevronLeft, ChevronRight, LocateFixed } from 'lucide-react'
import { type Dispatch, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlayerOutlet } from '../../../parts/media/player-outlet.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import type { EditorLine } from './editor-line.ts'
import { EditorRow } from './editor-row.tsx'
import type { EditorAction } from './editor-session.ts'

/** More at once would make a phone slow, with five thousand lines. */
const pageLines = 100

type Props = {
  lines: readonly EditorLine[]
  openKey: number | null
  dispatch: Dispatch<EditorAction>
}

/** The lines, a hundred at a time. The page is the one with the open line, or the one that was turned to. */
export function EditorLines({ lines, openKey, dispatch }: Props) {
  const { t } = useTranslation('ownMedia')
  const { seconds, subscribe } = usePlayerOutlet()
  const playing = useSyncExternalStore(subscribe, () => lineAt(lines, seconds()))
  const openAt = openKey === null ? -1 : lines.findIndex(({ key }) => key === openKey)
  const [first, setFirst] = useState(() => pageOf(Math.max(0, playing)))
  const last = Math.min(lines.length, first + pageLines)
  useEffect(() => {
    if (openAt >= 0) setFirst(pageOf(openAt))
  }, [openAt])
  useEffect(() => {
    if (first >= lines.length) setFirst(pageOf(Math.max(0, lines.length - 1)))
  }, [first, lines.length])
  const open = (key: number | null) => dispatch({ type: 'open', key })
  return (
    <section className="editor__lines" aria-label={t('editor.lines')}>
      {lines.length > pageLines && (
        <nav className="editor__pages" aria-label={t('editor.lines')}>
          <IconButton
            label={t('editor.earlier')}
            disabled={first === 0}
            icon={<ChevronLeft className="icon" aria-hidden="true" />}
            onClick={() => setFirst(first - pageLines)}
          />
          <p role="status">{t('editor.range', { first: first + 1, last, whole: lines.length })}</p>
          <IconButton
            label={t('editor.later')}
            disabled={last >= lines.length}
            icon={<ChevronRight className="icon" aria-hidden="true" />}
            onClick={() => setFirst(first + pageLines)}
          />
          <IconButton
            label={t('editor.toPlaying')}
            icon={<LocateFixed className="icon" aria-hidden="true" />}
            onClick={() => open(lines[Math.max(0, playing)]?.key ?? null)}
          />
        </nav>
      )}
      <ol start={first + 1}>
        {lines.slice(first, last).map((line, place) => (
          <EditorRow
            key={line.key}
            line={line}
            isOpen={line.key === openKey}
            isPlaying={first + place === playing}
            previousKey={lines[first + place - 1]?.key ?? null}
            nextKey={lines[first + place + 1]?.key ?? null}
            dispatch={dispatch}
          />
        ))}
      </ol>
    </section>
  )
}

const pageOf = (place: number) => Math.floor(place / pageLines) * pageLines

/** The place of the last line that has begun by then; -1 before the first. */
function lineAt(lines: readonly EditorLine[], seconds: number): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.start ?? 0) <= seconds) low = middle + 1
    else high = middle
  }
  return low - 1
}
