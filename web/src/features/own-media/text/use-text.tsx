import type { Subtitles } from '@verbena/language/subtitles/read-subtitles'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/error-message.ts'
import { Button } from '../../../ui/button.tsx'
import { TextPreview } from './text-preview.tsx'
import { type TextTarget, useReplaceText } from './use-replace-text.ts'

type Props = {
  target: TextTarget
  subtitles: Subtitles
  /** What is sent, as it was given. */
  source: () => { bytes: Blob; fileName?: string }
}

/** What was read of a text, and the button that takes it. */
export function UseText({ target, subtitles, source }: Props) {
  const { t } = useTranslation('ownMedia')
  const { mutate, isPending, error } = useReplaceText(target)
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
