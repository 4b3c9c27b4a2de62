import { useQueryClient } from '@tanstack/react-query'
import { cancelUpload, type Upload } from '@verbena/contract/uploads'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../api/use-session.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { Bar } from '../../../ui/bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { uploadsQuery } from '../own-media-queries.ts'
import { acceptedFiles } from '../upload/check-file.ts'
import { fingerprintOf } from '../upload/fingerprint.ts'
import { measureFile } from '../upload/measure-file.ts'
import { rememberedDetails } from '../upload/remembered-details.ts'
import { sendOwnFile } from '../upload/upload-store.ts'

type Props = { upload: Upload; username: string }

/** A browser forgets files with the page: the same one, chosen again, goes on where it was. */
export function UnfinishedUpload({ upload, username }: Props) {
  const { t } = useTranslation('ownMedia')
  const user = useSession()?.user
  const input = useRef<HTMLInputElement>(null)
  const [isOther, setOther] = useState(false)
  const discard = useDiscard(username)
  const { fileName, fingerprint, receivedBytes, bytes, isComplete } = upload
  const goOn = async (file: File) => {
    const isSame = fingerprintOf(file) === fingerprint
    setOther(!isSame)
    if (!isSame) return
    const remembered = rememberedDetails(fingerprint)
    const { targetLanguage: language = 'es', level = 'B2' } = user ?? {}
    const title = fileName.replace(/\.[^.]{1,5}$/, '') || fileName
    const unsaid = { kind: 'video' as const, title, language, level, category: 'My Videos' }
    sendOwnFile(file, remembered ?? { ...unsaid, durationSeconds: await measureFile(file) })
  }
  return (
    <section className="upload" aria-label={fileName}>
      <p className="upload__name">{fileName}</p>
      <Bar parts={[{ kind: 'done', percent: (100 * receivedBytes) / bytes }]} />
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

function useDiscard(username: string) {
  const { t } = useTranslation('ownMedia')
  const client = useQueryClient()
  const toast = useToast()
  return async ({ id }: Upload) => {
    try {
      await call(cancelUpload, { params: { id } })
    } catch (error) {
      toast({ text: errorMessage(error, t) })
    }
    await client.invalidateQueries({ queryKey: uploadsQuery(username).queryKey })
  }
}
