import type { ReactNode } from 'react'
import { Link } from 'react-router'
import './billing.css'
import { LanguageSwitch } from '../../parts/language/language-switch.tsx'
import { paths } from '../../parts/navigation/paths.ts'
import { BrandMark } from '../../ui/pictures/brand-mark.tsx'

/** The frame of pages for visitors, guests and learners alike, which are outside the shell. */
export function BillingFrame({ children }: { children: ReactNode }) {
  return (
    <main className="billing">
      <header className="billing__bar">
        <Link className="brand" to={paths.root}>
          <BrandMark />
          Verbena
        </Link>
        <LanguageSwitch />
      </header>
      <div className="billing__body">{children}</div>
    </main>
  )
}
