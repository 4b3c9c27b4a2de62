import type { Writing } from '@verbena/contract/writing'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import type { TextState, Texts } from './begin-text.ts'

type Props = { mine: TextState; theirs: Writing; onChoose: (whose: 'mine' | 'theirs') => void }

/** Two texts that grew out of one: the learner says which goes on, and neither is lost. */
export function ChooseText({ mine, theirs, onChoose }: Props) {
  const { t } = useTranslation('writing')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <section className="choose-text" aria-labelledby="choose-text">
      <h2 id="choose-text" ref={heading} tabIndex={-1}>
        {t('conflict.title')}
      </h2>
      <p>{t('conflict.text')}</p>
      <div className="choose-text__both">
        <OneText heading={t('conflict.mine')} texts={mine} language={mine.language}>
          <Button variant="primary" onClick={() => onChoose('mine')}>
            {t('conflict.keepMine')}
          </Button>
        </OneText>
        <OneText heading={t('conflict.theirs')} texts={theirs} language={theirs.language}>
          <Button variant="quiet" onClick={() => onChoose('theirs')}>
            {t('conflict.keepTheirs')}
          </Button>
        </OneText>
      </div>
    </section>
  )
}

type OneProps = { heading: string; texts: Texts; language: string; children: ReactNode }

function OneText({ heading, texts, language, children }: OneProps) {
  return (
    <section className="choose-text__one">
      <h3>{heading}</h3>
      <div className="choose-text__text" lang={language}>
        <strong>{texts.title}</strong>
        <p>{texts.text}</p>
      </div>
      {children}
    </section>
  )
}
