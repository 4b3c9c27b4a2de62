import type { TargetLanguageCode } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'

/** More suggestions than these are not useful. */
const fixesMaximum = 5

type Props = {
  fixes: readonly string[]
  words: string
  language: TargetLanguageCode
  onFix: (fix: string) => void
}

/** Suggested replacements; one press applies one. */
export function FixButtons({ fixes, words, language, onFix }: Props) {
  const { t } = useTranslation('writing')
  if (fixes.length === 0) return null
  return (
    <div className="note__fixes">
      {fixes.slice(0, fixesMaximum).map((fix) => (
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
