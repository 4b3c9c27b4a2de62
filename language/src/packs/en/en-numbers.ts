import { counted, type NumberWords } from '../number-words.ts'

export const englishNumbers: NumberWords = {
  links: ['and'],
  pieces: {
    ...counted('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen', 1),
    ...counted('sixteen seventeen eighteen nineteen', 16),
    ...counted('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
    hundred: 100,
    thousand: 1000,
  },
}
