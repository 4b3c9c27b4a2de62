import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../parts/navigation/paths.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { OwnMediaKind } from '../own-media-kind.ts'
import { removeUploadFromPage } from '../upload/upload-store.ts'
import { useOwnUploads } from '../upload/use-own-uploads.ts'
import { UploadProgress } from './upload-progress.tsx'

type Props = { uploadKey: string; kind: OwnMediaKind; onClose: () => void }

/** The progress of an upload in the dialog; opens the page of the item when the upload is complete. */
export function TrackedUpload({ uploadKey, kind, onClose }: Props) {
  const { t } = useTranslation(['ownMedia', 'common'])
  const client = useQueryClient()
  const navigate = useNavigate()
  const own = useOwnUploads().find(({ key }) => key === uploadKey)
  const mediaId = own?.mediaId ?? null
  const finish = useEffectEvent((id: string) => {
    for (const queryKey of [queryKeys.ownMedia.all, queryKeys.catalogue.all])
      void client.invalidateQueries({ queryKey })
    removeUploadFromPage(uploadKey)
    onClose()
    void navigate(kind === 'song' ? paths.song(id) : paths.video(id))
  })
  useEffect(() => {
    if (mediaId) finish(mediaId)
  }, [mediaId])
  if (!own) return null
  const isActive = own.status !== 'paused' && own.status !== 'failed' && own.status !== 'elsewhere'
  return (
    <div className="own-form">
      <UploadProgress own={own} onAbandoned={onClose} />
      <Button variant="quiet" wide onClick={onClose}>
        {isActive ? t('upload.close') : t('common:close')}
      </Button>
    </div>
  )
}
