import type { TargetLanguageCode } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'

/** More than these nobody compares. */
const fixesShown = 5

type Props = {
  fixes: readonly string[]
  words: string
  language: TargetLanguageCode
  onFix: (fix: string) => void
}

/** What may stand there instead; one press puts it in. */
export function FixButtons({ fixes, words, language, onFix }: Props) {
  const { t } = useTranslation('writing')
  if (fixes.length === 0) return null
  return (
    <div className="note__fixes">
      {fixes.slice(0, fixesShown).map((fix) => (
        <Button
          key={fix}
          variant="quiet"
          aria-label={fix === '' ? t('note.remove', { words }) : t('note.fix', { words, fix })}
          onClick={() => onFix(fix)}
        >
          {fix === '' ? t('note.removeShort') : <span lang={language}>{fix}</span>}
        </Button>
      ))}
    </div>
  )
}
