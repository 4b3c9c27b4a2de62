import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequestInput } from '@verbena/contract/endpoint'
import { saveWord } from '@verbena/contract/vocabulary/words'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { queryKeys } from '../../queries/query-keys.ts'
import { invalidateExplanations, showSaved } from '../status/word-statuses.ts'
import { useIsMounted } from './use-is-mounted.ts'

type Body = RequestInput<typeof saveWord>['body']
export type NewWord = Pick<
  Body,
  | 'word'
  | 'translation'
  | 'definition'
  | 'example'
  | 'language'
  | 'lemma'
  | 'partOfSpeech'
  | 'gender'
  | 'source'
>
type Destination = { listId: string } | { listName: string }

/**
 * Saves a word to a list, and invalidates the lists that contain it. If the card was closed meanwhile, an error is
 * shown as a toast.
 */
export function useSaveWord(word: NewWord) {
  const { t } = useTranslation(['lookup', 'common'])
  const queries = useQueryClient()
  const toast = useToast()
  const isCardOpen = useIsMounted()

  const save = (destination: Destination) => call(saveWord, { body: { ...word, ...destination } })
  const refreshLists = () => {
    void queries.invalidateQueries({ queryKey: queryKeys.vocabulary.all })
    if (!word.language) return
    const place = { lemma: word.lemma ?? word.word, language: word.language }
    showSaved(queries, place)
    invalidateExplanations(queries, place)
  }
  const showSaveError = (destination: Destination) =>
    toast({
      text: t('lost', { word: word.word }),
      action: { label: t('common:tryAgain'), onAct: () => void saveAgain(destination) },
    })
  const saveAgain = async (destination: Destination) => {
    try {
      const { created, listName } = await save(destination)
      refreshLists()
      const outcome = t(created ? 'savedTo' : 'alreadyIn', { list: listName })
      toast({ text: t('savedLater', { word: word.word, outcome }) })
    } catch {
      showSaveError(destination)
    }
  }
  return useMutation({
    mutationFn: save,
    onSuccess: refreshLists,
    onError: (_, destination) => {
      if (!isCardOpen.current) showSaveError(destination)
    },
  })
}
