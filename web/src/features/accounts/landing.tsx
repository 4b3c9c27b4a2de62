import type { ReactNode } from 'react'
import './landing.css'
import { LanguageSwitch } from '../../parts/language-switch.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Specimen } from './specimen.tsx'

type Props = { children: ReactNode; foot: ReactNode }

/** The page before one is in: a form on paper, and beside it what the product is about. */
export function Landing({ children, foot }: Props) {
  return (
    <main className="landing">
      <section className="landing__form">
        <div className="landing__bar">
          <span className="brand">
            <Mark />
            Verbena
          </span>
          <LanguageSwitch />
        </div>
        <div className="landing__inner">{children}</div>
        <p className="landing__foot">{foot}</p>
      </section>
      <Specimen />
    </main>
  )
}
