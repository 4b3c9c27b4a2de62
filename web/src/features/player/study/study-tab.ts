import { linkedSeconds } from '../position/start-seconds.ts'

export type StudyTab = 'lyrics' | 'fillGaps' | 'transcription' | 'test'
type Kind = 'video' | 'song'

export const studyTabs: Record<Kind, readonly StudyTab[]> = {
  video: ['fillGaps', 'transcription', 'test'],
  song: ['lyrics', 'fillGaps', 'transcription', 'test'],
}

/** The tab of a URL: the one in its parameter, else the transcript if the URL has a start time, else the first tab. */
export function studyTabOf(search: string, kind: Kind): StudyTab {
  const named = new URLSearchParams(search).get('tab')
  const unnamed = linkedSeconds(search) === null ? studyTabs[kind][0] : 'transcription'
  return studyTabs[kind].find((tab) => tab === named) ?? unnamed ?? 'fillGaps'
}
