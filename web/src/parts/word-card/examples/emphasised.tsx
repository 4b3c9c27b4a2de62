import type { TargetLanguageCode } from '@verbena/language/languages'
import { emphasisedTokens } from './emphasised-tokens.ts'

type Props = { text: string; words: readonly string[]; language: TargetLanguageCode }

/** An example with its word emphasised. */
export function Emphasised({ text, words, language }: Props) {
  return emphasisedTokens(text, words, language).map((token) =>
    token.isEmphasised ? <em key={token.start}>{token.text}</em> : token.text,
  )
}
