import { noteKinds } from '@verbena/contract/writing/note-kinds'
import type { NoteKind } from '@verbena/contract/writing/writing-check'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { memo, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { LevelProfile } from './level-profile.tsx'
import { NoteList } from './note-list.tsx'
import { StyleFigures } from './style-figures.tsx'
import type { Check } from './use-check.ts'
import type { OpenNote } from './use-open-note.ts'

/** The results that belong to one state of the text. */
type Shown = { text: string; check: Check; opened: OpenNote }

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  language: TargetLanguageCode
  shown: Shown
}

/** The notes in four tabs. They render with a deferred value, so that typing does not wait for them. */
export const CheckResults = memo(function CheckResults({ field, language, shown }: Props) {
  const { t } = useTranslation('writing')
  const { text, check, opened } = shown
  const { found, notes } = check
  if (!found) return null
  const labelOf = (kind: NoteKind) =>
    t('check.tabWithCount', {
      tab: t(`check.tabs.${kind}`),
      count: notes.filter((note) => note.kind === kind).length,
    })
  const tabs = noteKinds.map((kind) => ({ id: kind, label: labelOf(kind) }))
  return (
    <>
      <Tabs label={t('check.tabLabel')} tabs={tabs} selected={opened.tab} onSelect={opened.setTab} />
      {noteKinds.map((kind) => (
        <TabPanel key={kind} id={kind} selected={opened.tab} className="check__panel">
          {kind === 'vocab' && <LevelProfile profile={found.profile} />}
          {kind === 'natural' && <StyleFigures profile={found.profile} />}
          <NoteList kind={kind} field={field} text={text} language={language} check={check} opened={opened} />
        </TabPanel>
      ))}
      <p className="check__sources">{t('check.sources', { sources: found.sources.join(', ') })}</p>
    </>
  )
})
