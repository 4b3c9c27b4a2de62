import type { Writing } from '@verbena/contract/writing'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/form-message.tsx'
import type { Texts } from './begin-text.ts'
import type { Kept } from './text-keeper.ts'

type Props = { mine: Kept; theirs: Writing; onChoose: (whose: 'mine' | 'theirs') => void }

/** Two texts that grew out of one: the learner says which goes on, and neither is lost. */
export function ChooseText({ mine, theirs, onChoose }: Props) {
  const { t } = useTranslation('writing')
  const heading = useRef<HTMLHeadingElement>(null)
  // Neither text went anywhere: the learner chooses again.
  const failure =
    mine.state === 'away' && mine.refusal
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
