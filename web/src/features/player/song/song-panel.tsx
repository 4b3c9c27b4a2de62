import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { randomId } from '../../../api/random-id.ts'
import type { StudyProps } from '../study/study-props.ts'
import { useMediaTestResults } from '../study/use-media-test-results.ts'
import { type SongMode, songModeOf } from './game/song-mode.ts'
import { SongModeSelect } from './game/song-mode-select.tsx'
import { SongPlay } from './song-play.tsx'
import './song.css'
import { song as english } from '../../../i18n/en/song.ts'
import { song as spanish } from '../../../i18n/es/song.ts'
import { addMessages } from '../../../i18n/i18n.ts'

addSongMessages()

/** The lyrics of a song, to sing along or to fill in. The mode is in the URL. */
export function SongPanel(study: StudyProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { mode, setMode } = useSongMode()
  const [run, begin] = useState(() => ({ mode, id: randomId() }))
  // The URL has the mode, and is updated shortly after the choice.
  if (run.mode !== mode) begin({ mode, id: randomId() })
  const { best, keep } = useMediaTestResults(study.question, 'song', mode)
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
          // The button disappears with the old run, so the panel takes the focus.
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

/** Adds the texts of the song game when its panel is loaded. */
function addSongMessages() {
  addMessages('song', english, spanish)
}
