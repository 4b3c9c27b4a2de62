import { useLocation, useNavigate } from 'react-router'
import { linkedSeconds } from '../position/start-seconds.ts'

export type StudyTab = 'lyrics' | 'fillGaps' | 'transcription' | 'test'
type Kind = 'video' | 'song'

const studyTabs: Record<Kind, readonly StudyTab[]> = {
  video: ['fillGaps', 'transcription', 'test'],
  song: ['lyrics', 'fillGaps', 'transcription', 'test'],
}

/** The tab that an address opens: the one it names; with a moment to play, the lines; else the first. */
export function studyTabOf(search: string, kind: Kind): StudyTab {
  const named = new URLSearchParams(search).get('tab')
  const unnamed = linkedSeconds(search) === null ? studyTabs[kind][0] : 'transcription'
  return studyTabs[kind].find((tab) => tab === named) ?? unnamed ?? 'fillGaps'
}

/** The tabs of a video or song, and the open one, which stands in the address beside other parameters. */
export function useStudyTab(kind: Kind) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const select = (tab: StudyTab) => {
    const params = new URLSearchParams(search)
    params.set('tab', tab)
    void navigate({ search: params.toString() }, { replace: true, state })
  }
  return { tabs: studyTabs[kind], tab: studyTabOf(search, kind), select }
}
