import type { Word } from '@verbena/contract/vocabulary'
import type { VocabularyTest } from '@verbena/language/vocabulary-test'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type Props = { verdict: VocabularyTest<Word>['verdict']; expected: string }

/** Read out when it fills; a sign and words say it as well as the colour. */
export function Verdict({ verdict, expected }: Props) {
  const { t } = useTranslation('vocabulary')
  const Sign = verdict === 'right' ? Check : X
  return (
    <div className="verdict__text" role="status">
      {verdict && (
        <>
          <p className="verdict__title">
            <Sign className="icon" aria-hidden="true" />
            {verdict === 'right' ? t('correct') : t('incorrect')}
          </p>
          <p>{t('expected', { answer: expected })}</p>
        </>
      )}
    </div>
  )
}
