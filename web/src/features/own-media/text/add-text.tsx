import type { OwnMedia, OwnMediaListing } from '@verbena/contract/own-media/own-media'
import type { OwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePlayerOutlet } from '../../../parts/media/player-outlet.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { Captions } from './captions.tsx'
import { PasteText } from './paste-text.tsx'
import { TextFile } from './text-file.tsx'
import { Transcribe } from './transcribe.tsx'

export type TextSource = 'captions' | 'upload' | 'paste' | 'transcribe'

type Props = {
  learnerId: string
  /** Version of the current text, which is replaced. */
  version: number
  own: OwnMedia | undefined
  listing: OwnMediaListing | undefined
  /** Returns to the current text; missing if there is none. */
  onBack?: () => void
  onReplaced?: (text: OwnTranscript) => void
}

/** Adds the transcript of an own item from one of several sources. */
export function AddText({ learnerId, version, own, listing, onBack, onReplaced }: Props) {
  const { t } = useTranslation('ownMedia')
  const { item } = usePlayerOutlet()
  const isFile = item.source.type === 'file'
  const mayTranscribe = isFile && listing?.transcription.isAvailable === true
  const hasCaptions = !isFile && listing?.hasCaptions === true
  const sources: TextSource[] = [
    ...(hasCaptions ? (['captions'] as const) : []),
    'upload',
    'paste',
    ...(mayTranscribe ? (['transcribe'] as const) : []),
  ]
  const [chosen, setSource] = useState<TextSource | null>(null)
  const source = chosen ?? (isFile ? 'upload' : hasCaptions ? 'captions' : 'paste')
  const names = {
    captions: t('text.captions'),
    upload: t('text.upload'),
    paste: t('text.paste'),
    transcribe: t('text.transcribe'),
  }
  const target = { learnerId, version, isReplacing: onBack !== undefined, onReplaced }
  return (
    <div className="own-text__add">
      <h2>{onBack ? t('text.replaceTitle') : t('text.addTitle')}</h2>
      <p className="muted">{t('text.addLede')}</p>
      <Tabs
        label={t('text.ways')}
        tabs={sources.map((id) => ({ id, label: names[id] }))}
        selected={source}
        onSelect={setSource}
      />
      {hasCaptions && (
        <TabPanel id="captions" selected={source}>
          <Captions {...target} />
        </TabPanel>
      )}
      <TabPanel id="upload" selected={source}>
        <TextFile {...target} />
      </TabPanel>
      <TabPanel id="paste" selected={source}>
        <PasteText {...target} />
      </TabPanel>
      {mayTranscribe && (
        <TabPanel id="transcribe" selected={source}>
          <Transcribe own={own} minutesLeft={listing.transcription.minutesLeftToday} />
        </TabPanel>
      )}
      {onBack ? (
        <Button variant="text" onClick={onBack}>
          {t('text.back')}
        </Button>
      ) : (
        <Link className="link own-text__later" to={item.kind === 'song' ? paths.mySongs : paths.myVideos}>
          {t('text.later')}
        </Link>
      )}
    </div>
  )
}
