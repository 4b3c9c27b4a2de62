import type { ReactNode } from 'react'
import './page.css'
import { PageTitle } from './page-title.tsx'

type Props = { title: string; lede?: ReactNode; actions?: ReactNode; children: ReactNode }

export function Page({ title, lede, actions, children }: Props) {
  return (
    <main className="page">
      <header className="page__head">
        <div>
          <PageTitle title={title} />
          {lede && <p className="page__lede">{lede}</p>}
        </div>
        {actions && <div className="page__actions">{actions}</div>}
      </header>
      {children}
    </main>
  )
}
