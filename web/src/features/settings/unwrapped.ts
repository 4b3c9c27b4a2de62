/** Shorter lines are headings, or the ends of paragraphs. */
const fullLine = 50

/** A text that was broken into lines for a terminal, as paragraphs that fit any screen; indented lines stay. */
export const unwrapped = (text: string): string =>
  text.replace(new RegExp(`([^\\n]{${fullLine},})\\n(?=\\S)`, 'g'), '$1 ')
