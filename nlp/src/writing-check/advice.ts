import type { InterfaceLanguageCode } from '@verbena/language/interface-languages'
/** Advice on a place of a text. */
export type Advice = {
  kind: 'vocab' | 'natural'
  rule: string
  start: number
  end: number
  message: Readonly<Record<InterfaceLanguageCode, string>>
  fixes: string[]
}
