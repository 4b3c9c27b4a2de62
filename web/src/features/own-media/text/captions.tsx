import { useMutation } from '@tanstack/react-query'
import { findOwnCaptions } from '@verbena/contract/own-media/own-transcripts'
import { readSubtitles } from '@verbena/language/media/subtitles/read-subtitles'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { usePlayerOutlet } from '../../../parts/media/player-outlet.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ApplyText } from './apply-text.tsx'
import type { TextTarget } from './use-replace-transcript.ts'

/** The server calls YouTube twice, up to eight seconds each. */
const timeoutMs = 25_000

/** Fetches captions from YouTube through the server, and shows a preview. */
export function Captions(target: TextTarget) {
  const { t } = useTranslation('ownMedia')
  const { item } = usePlayerOutlet()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const { text, isAutomatic } = await call(findOwnCaptions, { params: { id: item.id } }, { timeoutMs })
      const hint = { durationSeconds: item.durationSeconds ?? undefined }
      return text === null ? null : { text, isAutomatic, subtitles: readSubtitles(text, hint) }
    },
  })
  return (
    <div className="own-form">
      <p>{t('text.captionsText')}</p>
      {error && (
        <p className="field__error" role="alert">
          {errorMessage(error, t)} {t('text.captionsElse')}
        </p>
      )}
      {data === null && (
        <p role="status">
          {t('text.captionsNone')} {t('text.captionsElse')}
        </p>
      )}
      {data?.isAutomatic && <p className="muted">{t('text.captionsAutomatic')}</p>}
      {data ? (
        <ApplyText
          target={target}
          subtitles={data.subtitles}
          source={() => ({ bytes: new Blob([data.text]), fileName: 'captions.json3' })}
        />
      ) : (
        <Button variant="primary" tall wide busy={isPending} onClick={() => mutate()}>
          {t('text.captionsFind')}
        </Button>
      )}
    </div>
  )
}
