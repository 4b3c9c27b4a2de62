import type { TargetLanguageCode } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/tokenise'

type Props = { text: string; words: readonly string[]; language: TargetLanguageCode }

/** An example with its word set off. */
export function Emphasised({ text, words, language }: Props) {
  const wanted = new Set(words.map((word) => word.toLocaleLowerCase(language)))
  return tokenise(text, language).map((token) =>
    token.isWord && wanted.has(token.text.toLocaleLowerCase(language)) ? (
      <em key={token.start}>{token.text}</em>
    ) : (
      token.text
    ),
  )
}
