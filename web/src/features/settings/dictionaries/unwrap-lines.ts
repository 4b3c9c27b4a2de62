/** Shorter lines are headings or ends of paragraphs, and keep their line break. */
const fullLine = 50

/** Joins lines that were wrapped for a terminal into paragraphs; indented lines stay. */
export const unwrapLines = (text: string): string =>
  text.replace(new RegExp(`([^\\n]{${fullLine},})\\n(?=\\S)`, 'g'), '$1 ')
