import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { InlineError } from '../../../ui/feedback/inline-error.tsx'
import { dictionaryLicenceQuery } from '../settings-queries.ts'
import { CreditRow } from './credit-row.tsx'
import { dictionaryCredits } from './dictionary-credits.ts'
import { unwrapLines } from './unwrap-lines.ts'

/** `url` is the external page of the licence, if there is one. */
type Props = { id: string; name: string; url: string | undefined }

/** The licence is long, so it is collapsed and loaded when it is expanded. */
export function SourceLicence({ id, name, url }: Props) {
  const { t } = useTranslation('settings')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="settings-fold" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {t('dictionaries.licence')}
        <span className="visually-hidden">: {name}</span>
      </summary>
      {isOpen && (
        <div className="settings-licence">
          <LicenceDetails id={id} url={url} />
        </div>
      )}
    </details>
  )
}

function LicenceDetails({ id, url }: Omit<Props, 'name'>) {
  const { t } = useTranslation('settings')
  const loading = (
    <p className="muted" role="status">
      {t('dictionaries.licenceLoading')}
    </p>
  )
  const failed = (_: Error, onRetry: () => void) => (
    <InlineError className="muted" text={t('dictionaries.licenceFailed')} onRetry={onRetry} />
  )
  return (
    <QueryView query={useQuery(dictionaryLicenceQuery(id))} loading={loading} failed={failed}>
      {({ parts, texts }) => (
        <>
          <ul>
            {dictionaryCredits(parts).map((credit) => (
              <CreditRow key={credit.names[0]} credit={credit} url={url} />
            ))}
          </ul>
          {texts.map(({ name, text }) => (
            <details key={name} className="settings-fold">
              <summary>{name}</summary>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box needs to be focusable by the keyboard */}
              <section className="settings-licence__text" lang="en" aria-label={name} tabIndex={0}>
                {unwrapLines(text)}
              </section>
            </details>
          ))}
        </>
      )}
    </QueryView>
  )
}
