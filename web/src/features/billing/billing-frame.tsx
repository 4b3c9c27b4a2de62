import type { ReactNode } from 'react'
import { Link } from 'react-router'
import './billing.css'
import { LanguageSwitch } from '../../parts/language-switch.tsx'
import { paths } from '../../parts/paths.ts'
import { Mark } from '../../ui/mark.tsx'

/** These pages are for nobody, guests and learners alike, so they stand outside the shell. */
export function BillingFrame({ children }: { children: ReactNode }) {
  return (
    <main className="billing">
      <header className="billing__bar">
        <Link className="brand" to={paths.root}>
          <Mark />
          Verbena
        </Link>
        <LanguageSwitch />
      </header>
      <div className="billing__body">{children}</div>
    </main>
  )
}
