import { useLocation, useNavigate } from 'react-router'
import { type StudyTab, studyTabOf, studyTabs } from './study-tab.ts'

/** The tabs of a video or song, and the open one, which is in the URL. */
export function useStudyTab(kind: 'video' | 'song') {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const select = (tab: StudyTab) => {
    const params = new URLSearchParams(search)
    params.set('tab', tab)
    void navigate({ search: params.toString() }, { replace: true, state })
  }
  return { tabs: studyTabs[kind], tab: studyTabOf(search, kind), select }
}
