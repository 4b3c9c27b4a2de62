import { Activity, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferComponent } from '../../../parts/deferred/deferred-component.ts'
import { TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { DeferredPanel } from './deferred-panel.tsx'
import type { StudyProps } from './study-props.ts'
import type { StudyTab } from './study-tab.ts'
import { useStudyTab } from './use-study-tab.ts'
import './study-tabs.css'

const songPanel = deferComponent(async () => (await import('../song/song-panel.tsx')).SongPanel)
const gapsPanel = deferComponent(async () => (await import('./gaps/gaps-panel.tsx')).GapsPanel)
const quizPanel = deferComponent(async () => (await import('./quiz/quiz-panel.tsx')).QuizPanel)

type Props = StudyProps & { transcript: ReactNode; onSwitch: () => void }

/** The tabs beside the picture: gaps, transcript and test. */
export function StudyTabs({ transcript, onSwitch, ...study }: Props) {
  const { t } = useTranslation('player')
  const { tabs, tab, select } = useStudyTab(study.question.kind)
  return (
    <div className="study" data-tab={tab}>
      <Tabs
        label={t('study.tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`study.${id}`) }))}
        selected={tab}
        onSelect={(next) => {
          onSwitch()
          select(next)
        }}
      />
      {tabs.includes('lyrics') && (
        <StudyPanel id="lyrics" selected={tab}>
          <DeferredPanel component={songPanel} {...study} />
        </StudyPanel>
      )}
      <StudyPanel id="fillGaps" selected={tab}>
        <DeferredPanel component={gapsPanel} {...study} />
      </StudyPanel>
      <StudyPanel id="transcription" selected={tab}>
        {transcript}
      </StudyPanel>
      <StudyPanel id="test" selected={tab}>
        <DeferredPanel component={quizPanel} {...study} />
      </StudyPanel>
    </div>
  )
}

type PanelProps = { id: StudyTab; selected: StudyTab; children: ReactNode }

/**
 * An opened panel keeps its state while another tab is shown, so that reading the lines does not end a test. Its keys
 * are inactive meanwhile.
 */
function StudyPanel({ id, selected, children }: PanelProps) {
  const isSelected = id === selected
  const [wasOpened, setWasOpened] = useState(isSelected)
  if (isSelected && !wasOpened) setWasOpened(true)
  if (!wasOpened)
    return (
      <TabPanel id={id} selected={selected}>
        {null}
      </TabPanel>
    )
  return (
    <Activity mode={isSelected ? 'visible' : 'hidden'}>
      <TabPanel id={id} selected={id} className="study__panel">
        {children}
      </TabPanel>
    </Activity>
  )
}
