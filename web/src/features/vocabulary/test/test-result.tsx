import type { Word } from '@verbena/contract/vocabulary/words'
import type { VocabularyTest } from '@verbena/language/vocabulary/vocabulary-test'
import { useTranslation } from 'react-i18next'
import { SessionFrame } from '../../../parts/session/session-frame.tsx'
import { SessionResult } from '../../../parts/session/session-result.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useSessionAddress } from '../session/use-session-address.ts'

type Props = { title: string; test: VocabularyTest<Word>; onRestart: (words: readonly Word[]) => void }

export function TestResult({ title, test, onRestart }: Props) {
  const { t } = useTranslation('vocabulary')
  const { close } = useSessionAddress()
  const { correct, total, missed, words } = test
  const body = (
    <SessionResult
      petals={Math.floor((5 * correct) / Math.max(1, total))}
      title={t('doneTitle', { correct, total })}
    >
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
    </SessionResult>
  )
  return <SessionFrame title={title} percent={100} body={body} />
}
