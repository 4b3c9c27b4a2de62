import { useQueryClient } from '@tanstack/react-query'
import { cancelUpload, type Upload } from '@verbena/contract/own-media/uploads'
import { guestLanguages } from '@verbena/language/languages'
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

/** Continues an upload after a reload. The browser loses the file, so the learner chooses the same one again. */
export function UnfinishedUpload({ upload, learnerId }: Props) {
  const { t } = useTranslation('ownMedia')
  const user = useSession()?.user
  const input = useRef<HTMLInputElement>(null)
  const [isOtherFile, setOtherFile] = useState(false)
  const discard = useDiscard(learnerId)
  const { fileName, fingerprint, receivedBytes, bytes, isComplete } = upload
  const continueWith = async (file: File) => {
    const isSame = fileFingerprint(file) === fingerprint
    setOtherFile(!isSame)
    if (!isSame) return
    const savedDetails = savedUploadDetails(fingerprint)
    const { targetLanguage: language = guestLanguages.target, level = 'B2' } = user ?? {}
    const title = fileName.replace(/\.[^.]{1,5}$/, '') || fileName
    const defaults = { kind: 'video' as const, title, language, level, category: 'My Videos' }
    sendOwnFile(file, savedDetails ?? { ...defaults, durationSeconds: await mediaFileDuration(file) })
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
        {isOtherFile && t('upload.otherFile', { name: fileName })}
      </p>
      <div className="upload__actions">
        <input
          ref={input}
          hidden
          type="file"
          accept={acceptedFiles}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) void continueWith(file)
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
