/** Advice on a place of a text. */
export type Advice = {
  kind: 'vocab' | 'natural'
  rule: string
  start: number
  end: number
  message: { en: string; es: string }
  fixes: string[]
}
