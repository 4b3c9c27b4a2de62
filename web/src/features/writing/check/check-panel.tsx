import type { TargetLanguageCode } from '@verbena/language/languages'
import { type RefObject, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/error-message.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/form-message.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { FoundNotes } from './found-notes.tsx'
import type { Check } from './use-check.ts'
import type { OpenNote } from './use-open-note.ts'

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  language: TargetLanguageCode
  check: Check
  opened: OpenNote
}

/** Everything that is said of the text, in four tabs. */
export function CheckPanel({ field, text, language, check, opened }: Props) {
  const { t } = useTranslation('writing')
  const { notes, found, isChecking, error } = check
  const shown = useDeferredValue({ text, check, opened })
  // A note of the list has the focus when it is opened there; opened in the text it is read out.
  const touched = opened.from === 'text' && notes.find(({ key }) => key === opened.key)
  const said = saidOf()
  function saidOf(): string {
    if (notes.length > 0) return t('check.found', { count: notes.length })
    // What is gone from the text may have made room for other mistakes.
    return check.isBehind ? t('check.behind') : t('check.foundNothing')
  }
  return (
    <section className="check" aria-label={t('check.label')}>
      <div className="check__head">
        <Button variant="primary" onClick={check.check} busy={isChecking}>
          {isChecking ? t('check.busy') : found ? t('check.again') : t('check.do')}
        </Button>
        {isChecking && (
          <Button variant="text" onClick={check.cancel}>
            {t('check.cancel')}
          </Button>
        )}
        {found && !isChecking && <p className="check__said">{said}</p>}
      </div>
      <LiveRegion>{found && !isChecking && !check.isBehind && said}</LiveRegion>
      <LiveRegion>{touched && `${text.slice(touched.start, touched.end)}: ${touched.message}`}</LiveRegion>
      <FormMessage error={error === null ? undefined : `${t('check.failed')} ${errorMessage(error, t)}`} />
      {!found && <p className="check__before">{t('check.before')}</p>}
      {found && <FoundNotes field={field} language={language} shown={shown} />}
    </section>
  )
}
