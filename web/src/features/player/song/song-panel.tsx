import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { randomId } from '../../../api/random-id.ts'
import type { StudyProps } from '../study-props.ts'
import { useTestResults } from '../test/use-test-results.ts'
import { addSongMessages } from './song-messages.ts'
import { type SongMode, songModeOf } from './song-mode.ts'
import { SongModeSelect } from './song-mode-select.tsx'
import { SongPlay } from './song-play.tsx'
import './song.css'

addSongMessages()

/** The lyrics of a song, to sing along and to guess; how it is played stands in the address. */
export function SongPanel(study: StudyProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { mode, setMode } = useSongMode()
  const [run, begin] = useState(() => ({ mode, id: randomId() }))
  // The address says how it is played, and comes a moment after the choice.
  if (run.mode !== mode) begin({ mode, id: randomId() })
  const { best, keep } = useTestResults(study.question, 'song', mode)
  return (
    <div className="song" ref={panel} tabIndex={-1}>
      <SongModeSelect mode={mode} onMode={setMode} />
      <SongPlay
        key={run.id}
        study={study}
        mode={mode}
        seed={run.id}
        best={best}
        onComplete={(result) => keep(run.id, result)}
        onAgain={() => {
          // The button goes away with the old run: the panel keeps the focus meanwhile.
          panel.current?.focus({ preventScroll: true })
          begin({ mode, id: randomId() })
        }}
      />
    </div>
  )
}

function useSongMode() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const setMode = (mode: SongMode) => {
    const params = new URLSearchParams(search)
    params.set('mode', mode)
    void navigate({ search: params.toString() }, { replace: true, state })
  }
  return { mode: songModeOf(search), setMode }
}
