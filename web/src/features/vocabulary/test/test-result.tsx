import type { Word } from '@verbena/contract/vocabulary/words'
import type { VocabularyTest } from '@verbena/language/vocabulary/vocabulary-test'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SessionFrame } from '../../../parts/session/session-frame.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Petals } from '../../../ui/figures/petals.tsx'
import { useSessionAddress } from '../session/use-session-address.ts'

type Props = { title: string; test: VocabularyTest<Word>; onRestart: (words: readonly Word[]) => void }

export function TestResult({ title, test, onRestart }: Props) {
  const { t } = useTranslation('vocabulary')
  const { close } = useSessionAddress()
  const heading = useFocusOnMount()
  const { correct, total, missed, words } = test
  const body = (
    <section className="test-done">
      <Petals open={Math.floor((5 * correct) / Math.max(1, total))} />
      <h3 ref={heading} tabIndex={-1}>
        {t('doneTitle', { correct, total })}
      </h3>
      <p className="muted">{missed.length === 0 ? t('doneAll') : t('doneSome')}</p>
      <div className="test-done__actions">
        {missed.length > 0 && (
          <Button variant="primary" tall onClick={() => onRestart(missed)}>
            {t('repeatMissed', { count: missed.length })}
          </Button>
        )}
        <Button variant={missed.length > 0 ? 'quiet' : 'primary'} tall onClick={() => onRestart(words)}>
          {t('repeat')}
        </Button>
        <Button variant="text" onClick={close}>
          {t('backToLists')}
        </Button>
      </div>
    </section>
  )
  return <SessionFrame title={title} percent={100} body={body} />
}

function useFocusOnMount() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return heading
}
