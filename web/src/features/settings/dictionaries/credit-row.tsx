import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Credit } from './dictionary-credits.ts'

type Props = { credit: Credit; url: string | undefined }

export function CreditRow({ credit: { names, licence, attribution, homepage }, url }: Props) {
  return (
    <li className="settings-credit">
      <p>
        {names.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <span>{name}</span>
          </Fragment>
        ))}
      </p>
      <p className="caption">{attribution}</p>
      <p className="settings-credit__links">
        {url ? <ExternalLink href={url}>{licence}</ExternalLink> : licence}
        {homepage && <ExternalLink href={homepage}>{new URL(homepage).host}</ExternalLink>}
      </p>
    </li>
  )
}

function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('settings')
  return (
    <a className="link" href={href} target="_blank" rel="noopener noreferrer">
      {children} <span className="visually-hidden">{t('dictionaries.opensNewTab')}</span>
    </a>
  )
}
