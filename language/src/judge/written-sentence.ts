const endMarks = /[.!?;…]+["»”’)]*$/u

/**
 * The sentence of words with punctuation. A word that was moved takes its place: the first word gets a capital, and the
 * sentence the marks of the usual one.
 * @param usual the usual right answer
 * @example writtenSentence(['fui', 'al', 'cine', 'ayer'], 'Ayer fui al cine.') // 'Fui al cine ayer.'
 */
export function writtenSentence(words: readonly string[], usual: string): string {
  const text = words
    .join(' ')
    .replace(/([\u2010\u2011-]) /g, '$1')
    .replace(/ ([,;:])/g, '$1')
    .replace(/^[,;:] ?/, '')
  const [end = ''] = / ?[.!?;…]+["»”’)]*$/u.exec(usual) ?? []
  const [start = ''] = /^[¿¡«„“"]+/u.exec(usual) ?? []
  const bare = text.replace(/[,:]$/, '')
  const opened = /^[¿¡«„“"]/u.test(bare) || bare.includes(start) ? bare : start + bare
  return capital(endMarks.test(opened) ? opened : opened + end)
}

const capital = (text: string) =>
  text.replace(/^([^\p{L}]*)(\p{L})/u, (_, marks, first) => marks + first.toUpperCase())
