import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequestInput } from '@verbena/contract/endpoint'
import { saveWord } from '@verbena/contract/vocabulary'
import { call } from '../../api/call.ts'
import { queryKeys } from '../query-keys.ts'

type Body = RequestInput<typeof saveWord>['body']
export type NewWord = Pick<Body, 'word' | 'translation' | 'definition' | 'example' | 'language'>
type Destination = { listId: string } | { listName: string }

/** Saves a word to a list; the lists that show it are asked for again when they are next seen. */
export function useSaveWord(word: NewWord) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (destination: Destination) => call(saveWord, { body: { ...word, ...destination } }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: queryKeys.vocabulary }),
  })
}
