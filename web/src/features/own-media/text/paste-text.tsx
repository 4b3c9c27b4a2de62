import { readSubtitles } from '@verbena/language/media/subtitles/read-subtitles'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlayerOutlet } from '../../../parts/media/player-outlet.ts'
import { ApplyText } from './apply-text.tsx'
import type { TextTarget } from './use-replace-transcript.ts'

/** A field for a pasted or typed text, with a live preview. */
export function PasteText(target: TextTarget) {
  const { t } = useTranslation('ownMedia')
  const { item } = usePlayerOutlet()
  const id = useId()
  const [text, setText] = useState('')
  const deferredText = useDeferredValue(text)
  const subtitles = useMemo(
    () => readSubtitles(deferredText, { durationSeconds: item.durationSeconds ?? undefined }),
    [deferredText, item.durationSeconds],
  )
  return (
    <div className="own-form">
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {t('text.pasteLabel')}
        </label>
        <textarea
          id={id}
          className="input"
          rows={7}
          lang={item.language}
          spellCheck={false}
          value={text}
          aria-describedby={`${id}-note`}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${id}-note`} className="field__hint">
          {t('text.pasteHint')}
        </p>
      </div>
      {deferredText.trim() !== '' && (
        <ApplyText target={target} subtitles={subtitles} source={() => ({ bytes: new Blob([text]) })} />
      )}
    </div>
  )
}
