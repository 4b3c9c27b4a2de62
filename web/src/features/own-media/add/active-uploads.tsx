import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../parts/navigation/paths.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { uploadsQuery } from '../own-media-queries.ts'
import type { OwnUpload } from '../upload/own-upload.ts'
import { removeUploadFromPage } from '../upload/upload-store.ts'
import { useOwnUploads } from '../upload/use-own-uploads.ts'
import { UnfinishedUpload } from './unfinished-upload.tsx'
import { UploadProgress } from './upload-progress.tsx'

type Props = { learnerId: string; onAdded: () => void }

/** Uploads of this tab, and unfinished ones whose file has to be chosen again. */
export function ActiveUploads({ learnerId, onAdded }: Props) {
  const { t } = useTranslation('ownMedia')
  const uploads = useOwnUploads()
  const { data: serverUploads = [] } = useQuery(uploadsQuery(learnerId))
  useUploadToasts(uploads, onAdded)
  const sending = uploads.filter(({ status }) => status !== 'done')
  const unfinished = serverUploads.filter(
    ({ id, fingerprint }) => !uploads.some(({ key, upload }) => key === fingerprint || upload?.id === id),
  )
  if (sending.length + unfinished.length === 0) return null
  return (
    <section className="own-media__uploads" aria-label={t('upload.heading')}>
      <h2>{t('upload.heading')}</h2>
      {sending.map((upload) => (
        <UploadProgress key={upload.key} own={upload} onAbandoned={onAdded} />
      ))}
      {unfinished.map((upload) => (
        <UnfinishedUpload key={upload.id} upload={upload} learnerId={learnerId} />
      ))}
    </section>
  )
}

/** An upload that finished in the background is announced with a link to its item. */
function useUploadToasts(uploads: readonly OwnUpload[], onAdded: () => void) {
  const { t } = useTranslation('ownMedia')
  const toast = useToast()
  const navigate = useNavigate()
  const announce = useEffectEvent(() => {
    for (const { key, status, mediaId, details } of uploads) {
      if (status !== 'done' || mediaId === null) continue
      removeUploadFromPage(key)
      onAdded()
      const page = details.kind === 'song' ? paths.song(mediaId) : paths.video(mediaId)
      const onAct = () => void navigate(page)
      toast({
        text: t('upload.added', { title: details.title }),
        action: { label: t('upload.open'), onAct },
      })
    }
  })
  const done = uploads.filter(({ status }) => status === 'done').length
  useEffect(() => {
    if (done > 0) announce()
  }, [done])
}
