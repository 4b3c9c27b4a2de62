import { readSubtitles } from '@verbena/language/subtitles/read-subtitles'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlayerBeside } from '../../../parts/player-beside.ts'
import type { TextTarget } from './use-replace-text.ts'
import { UseText } from './use-text.tsx'

/** A text that is pasted or typed: what is read of it shows while it grows. */
export function PasteText(target: TextTarget) {
  const { t } = useTranslation('ownMedia')
  const { item } = usePlayerBeside()
  const id = useId()
  const [text, setText] = useState('')
  const settled = useDeferredValue(text)
  const subtitles = useMemo(
    () => readSubtitles(settled, { durationSeconds: item.durationSeconds ?? undefined }),
    [settled, item.durationSeconds],
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
      {settled.trim() !== '' && (
        <UseText target={target} subtitles={subtitles} source={() => ({ bytes: new Blob([text]) })} />
      )}
    </div>
  )
}
