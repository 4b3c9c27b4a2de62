import type { ReactNode } from 'react'
import './landing.css'
import { LanguageSwitch } from '../../../parts/language/language-switch.tsx'
import { BrandMark } from '../../../ui/pictures/brand-mark.tsx'
import { Specimen } from './specimen.tsx'

type Props = { children: ReactNode; foot: ReactNode }

/** The layout of the pages before sign-in: a form, and a sample of the product beside it. */
export function Landing({ children, foot }: Props) {
  return (
    <main className="landing">
      <section className="landing__form">
        <div className="landing__bar">
          <span className="brand">
            <BrandMark />
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
