import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../parts/navigation/paths.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { OwnMediaKind } from '../own-media-kind.ts'
import { forgetUpload } from '../upload/upload-store.ts'
import { useOwnUploads } from '../upload/use-own-uploads.ts'
import { UploadProgress } from './upload-progress.tsx'

type Props = { uploadKey: string; kind: OwnMediaKind; onClose: () => void }

/** A file that the learner watches being sent: when it is there, its page opens. */
export function TrackedUpload({ uploadKey, kind, onClose }: Props) {
  const { t } = useTranslation(['ownMedia', 'common'])
  const client = useQueryClient()
  const navigate = useNavigate()
  const own = useOwnUploads().find(({ key }) => key === uploadKey)
  const mediaId = own?.mediaId ?? null
  const finish = useEffectEvent((id: string) => {
    for (const queryKey of [queryKeys.ownMedia.all, queryKeys.catalogue.all])
      void client.invalidateQueries({ queryKey })
    forgetUpload(uploadKey)
    onClose()
    void navigate(kind === 'song' ? paths.song(id) : paths.video(id))
  })
  useEffect(() => {
    if (mediaId) finish(mediaId)
  }, [mediaId])
  if (!own) return null
  const isMoving = own.status !== 'paused' && own.status !== 'failed' && own.status !== 'elsewhere'
  return (
    <div className="own-form">
      <UploadProgress own={own} onAbandoned={onClose} />
      <Button variant="quiet" wide onClick={onClose}>
        {isMoving ? t('upload.close') : t('common:close')}
      </Button>
    </div>
  )
}
