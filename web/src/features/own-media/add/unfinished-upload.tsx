import { useQueryClient } from '@tanstack/react-query'
import { cancelUpload, type Upload } from '@verbena/contract/own-media/uploads'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../api/use-session.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { ShareBar } from '../../../ui/figures/share-bar.tsx'
import { uploadsQuery } from '../own-media-queries.ts'
import { fileFingerprint } from '../upload/file-fingerprint.ts'
import { acceptedFiles } from '../upload/file-problem.ts'
import { mediaFileDuration } from '../upload/media-file-duration.ts'
import { savedUploadDetails } from '../upload/saved-upload-details.ts'
import { sendOwnFile } from '../upload/upload-store.ts'

type Props = { upload: Upload; learnerId: string }

/** A browser forgets files with the page: the same one, chosen again, goes on where it was. */
export function UnfinishedUpload({ upload, learnerId }: Props) {
  const { t } = useTranslation('ownMedia')
  const user = useSession()?.user
  const input = useRef<HTMLInputElement>(null)
  const [isOther, setOther] = useState(false)
  const discard = useDiscard(learnerId)
  const { fileName, fingerprint, receivedBytes, bytes, isComplete } = upload
  const goOn = async (file: File) => {
    const isSame = fileFingerprint(file) === fingerprint
    setOther(!isSame)
    if (!isSame) return
    const remembered = savedUploadDetails(fingerprint)
    const { targetLanguage: language = 'es', level = 'B2' } = user ?? {}
    const title = fileName.replace(/\.[^.]{1,5}$/, '') || fileName
    const unsaid = { kind: 'video' as const, title, language, level, category: 'My Videos' }
    sendOwnFile(file, remembered ?? { ...unsaid, durationSeconds: await mediaFileDuration(file) })
  }
  return (
    <section className="upload" aria-label={fileName}>
      <p className="upload__name">{fileName}</p>
      <ShareBar parts={[{ kind: 'done', percent: (100 * receivedBytes) / bytes }]} />
      <p className="upload__facts">
        {isComplete
          ? t('upload.complete')
          : t('upload.unfinished', { percent: Math.floor((100 * receivedBytes) / bytes) })}
      </p>
      <p className="field__error" role="alert">
        {isOther && t('upload.otherFile', { name: fileName })}
      </p>
      <div className="upload__ways">
        <input
          ref={input}
          hidden
          type="file"
          accept={acceptedFiles}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) void goOn(file)
            event.target.value = ''
          }}
        />
        <Button variant="quiet" onClick={() => input.current?.click()}>
          {t('upload.again')}
        </Button>
        <Button variant="text" onClick={() => void discard(upload)}>
          {t('upload.discard')}
        </Button>
      </div>
    </section>
  )
}

function useDiscard(learnerId: string) {
  const { t } = useTranslation('ownMedia')
  const client = useQueryClient()
  const toast = useToast()
  return async ({ id }: Upload) => {
    try {
      await call(cancelUpload, { params: { id } })
    } catch (error) {
      toast({ text: errorMessage(error, t) })
    }
    await client.invalidateQueries({ queryKey: uploadsQuery(learnerId).queryKey })
  }
}
