import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('settings')
  return (
    <a className="link" href={href} target="_blank" rel="noopener noreferrer">
      {children} <span className="visually-hidden">{t('dictionaries.opensNewTab')}</span>
    </a>
  )
}
