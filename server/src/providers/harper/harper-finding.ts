/** A finding of Harper; offsets in UTF-16 units. */
export type HarperFinding = {
  rule: string
  /** Harper's category: Agreement, Typo, Style … */
  kind: string
  start: number
  end: number
  /** In English. */
  message: string
  fixes: string[]
}

export type HarperReply = { findings: HarperFinding[] }
