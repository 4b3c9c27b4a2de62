import type { TypingItem } from '@verbena/contract/lessons/lesson-items'
import { targetLanguageCodes } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'
import { AudioButton } from '../../../parts/audio-button/audio-button.tsx'
import { SessionFooter } from '../../../parts/session/session-footer.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useFocusOnMount } from '../../../ui/layout/use-on-change.ts'

type Props = { items: readonly TypingItem[]; isSilent: boolean; onDone: () => void }

/** All forms with their meanings and audio. */
export function TypingStudy({ items, isSilent, onDone }: Props) {
  const { t } = useTranslation('lesson')
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className="question">
      <div className="question__ask lesson-ask lesson-turned">
        <h3 ref={heading} tabIndex={-1} className="theory-card__title">
          {t('typing.study')}
        </h3>
        <ul className="forms" aria-label={t('typing.forms')}>
          {items.map((item) => (
            <li key={item.id}>
              <span className="forms__form" lang={item.to_lang}>
                {item.expected}
              </span>
              <span className="forms__meaning" lang={item.from_lang}>
                {item.from_text}
              </span>
              {!isSilent && <FormSound item={item} />}
            </li>
          ))}
        </ul>
      </div>
      <SessionFooter>
        <Button variant="primary" tall onClick={onDone}>
          {t('typing.toListening')}
        </Button>
      </SessionFooter>
    </div>
  )
}

export function FormSound({ item }: { item: TypingItem }) {
  const language = targetLanguageCodes.find((code) => code === item.to_lang)
  return language ? <AudioButton key={item.id} text={item.expected} language={language} /> : null
}
