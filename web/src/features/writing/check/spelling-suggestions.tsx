import { useQuery } from '@tanstack/react-query'
import { suggestSpelling } from '@verbena/contract/writing/writing-check'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FixButtons } from './fix-buttons.tsx'

/** The longest word that the server accepts. */
const wordMaximum = 60

type Props = {
  word: string
  language: TargetLanguageCode
  isOpen: boolean
  onOpen: () => void
  onFix: (fix: string) => void
}

/** Suggestions that the check did not include, loaded when the note is opened. */
export function SpellingSuggestions({ word, language, isOpen, onOpen, onFix }: Props) {
  const { t } = useTranslation('writing')
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: queryKeys.writing.spelling(language, word),
    queryFn: ({ signal }) => call(suggestSpelling, { query: { word, language } }, { signal }),
    enabled: isOpen && word.length <= wordMaximum,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data && data.suggestions.length > 0)
    return <FixButtons fixes={data.suggestions} words={word} language={language} onFix={onFix} />
  if (data || word.length > wordMaximum) return <p className="note__hint">{t('note.noSuggestions')}</p>
  return (
    <div className="note__fixes" role="status">
      {isError && <p className="note__hint">{t('note.suggestionsFailed')}</p>}
      <Button variant="text" busy={isFetching} onClick={isOpen ? () => void refetch() : onOpen}>
        {isFetching ? t('note.loadingSuggestions') : t('note.suggestions')}
      </Button>
    </div>
  )
}
