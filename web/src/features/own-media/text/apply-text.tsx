import type { Subtitles } from '@verbena/language/media/subtitles/read-subtitles'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextPreview } from './text-preview.tsx'
import { type TextTarget, useReplaceTranscript } from './use-replace-transcript.ts'

type Props = {
  target: TextTarget
  subtitles: Subtitles
  /** The unchanged input, which is sent to the server. */
  source: () => { bytes: Blob; fileName?: string }
}

/** A preview of a text, and the button that saves it. */
export function ApplyText({ target, subtitles, source }: Props) {
  const { t } = useTranslation('ownMedia')
  const { mutate, isPending, error } = useReplaceTranscript(target)
  return (
    <>
      <TextPreview subtitles={subtitles} />
      {error && (
        <p className="field__error" role="alert">
          {errorMessage(error, t)}
        </p>
      )}
      {subtitles.ok && (
        <Button variant="primary" tall wide busy={isPending} onClick={() => mutate(source())}>
          {target.isReplacing ? t('text.useInstead') : t('text.use')}
        </Button>
      )}
    </>
  )
}
