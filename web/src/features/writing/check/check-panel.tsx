import type { TargetLanguageCode } from '@verbena/language/languages'
import { type RefObject, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { CheckResults } from './check-results.tsx'
import type { Check } from './use-check.ts'
import type { OpenNote } from './use-open-note.ts'
import './check-panel.css'

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  language: TargetLanguageCode
  check: Check
  opened: OpenNote
}

/** The check of a text, with its results in four tabs. */
export function CheckPanel({ field, text, language, check, opened }: Props) {
  const { t } = useTranslation('writing')
  const { notes, found, isChecking, error } = check
  const shown = useDeferredValue({ text, check, opened })
  // A note opened in the text is announced; one opened in the list already has the focus.
  const touched = opened.from === 'text' && notes.find(({ key }) => key === opened.key)
  const summary = summaryText()
  function summaryText(): string {
    if (notes.length > 0) return t('check.found', { count: notes.length })
    // The notes are gone, but the changed text may have other mistakes.
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
        {found && !isChecking && <p className="check__status">{summary}</p>}
      </div>
      <LiveRegion>{found && !isChecking && !check.isBehind && summary}</LiveRegion>
      <LiveRegion>{touched && `${text.slice(touched.start, touched.end)}: ${touched.message}`}</LiveRegion>
      <FormMessage error={error === null ? undefined : `${t('check.failed')} ${errorMessage(error, t)}`} />
      {!found && <p className="check__before">{t('check.before')}</p>}
      {found && <CheckResults field={field} language={language} shown={shown} />}
    </section>
  )
}
