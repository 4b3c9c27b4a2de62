import type { Writing } from '@verbena/contract/writing/writing'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import type { AutosaveState } from './autosave-controller.ts'
import type { Texts } from './text-state.ts'
import './resolve-conflict.css'

type Props = { mine: AutosaveState; theirs: Writing; onChoose: (whose: 'mine' | 'theirs') => void }

/** Two conflicting versions of a text: the learner chooses one, and neither is lost. */
export function ResolveConflict({ mine, theirs, onChoose }: Props) {
  const { t } = useTranslation('writing')
  const heading = useRef<HTMLHeadingElement>(null)
  // The choice could not be saved, so the learner chooses again.
  const failure =
    mine.state === 'unavailable' && mine.refusal
      ? errorMessage(new ApiError(mine.refusal, 0, mine.refusal), t)
      : undefined
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <section className="choose-text" aria-labelledby="choose-text">
      <h2 id="choose-text" ref={heading} tabIndex={-1}>
        {t('conflict.title')}
      </h2>
      <p>{t('conflict.text')}</p>
      <FormMessage error={failure} />
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
