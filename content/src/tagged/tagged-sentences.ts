import { type PartOfSpeech, partsOfSpeech } from '@verbena/language/morphology/parts-of-speech'

/** A running word of a sentence with what is right about it. `bench/held-out/README.md` describes the files. */
export type TaggedWord = {
  form: string
  /** Offset in the sentence, in UTF-16 units. */
  at: number
  baseForms: readonly string[]
  classes: readonly PartOfSpeech[]
  /** Empty for names. */
  meanings: readonly string[]
  /** The meanings of the fixed turn that contains the word. */
  phrase?: { headword: string; meanings: readonly string[] }
}

export type TaggedSentence = { level: string; kind: string; text: string; words: readonly TaggedWord[] }

/** Parses a file of tagged sentences; throws an error with the line that is not of the format. */
export const parseTaggedSentences = (file: string): TaggedSentence[] =>
  file
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(parseSentence)

function parseSentence([head = '', ...lines]: string[]): TaggedSentence {
  const [level = '', kind = '', text = ''] = head.split('\t').map((field) => field.trim())
  if (text === '') throw new Error(`No sentence in the line: ${head}`)
  let from = 0
  const words = lines.map((line) => {
    const word = parseWord(line, text, from)
    from = word.at + word.form.length
    return word
  })
  return { level, kind, text, words }
}

function parseWord(line: string, text: string, from: number): TaggedWord {
  const [form = '', base = '', partOfSpeech = '', meaning = '', phrase = ''] = line
    .split('\t')
    .map((field) => field.trim())
  const at = text.indexOf(form, from)
  const classes = listOf(partOfSpeech).filter(isPartOfSpeech)
  if (form === '' || at < 0) throw new Error(`The word is not in «${text}»: ${line}`)
  if (classes.length === 0) throw new Error(`No part of speech in the line: ${line}`)
  const [headword = '', meanings = ''] = phrase.split('=').map((part) => part.trim())
  return {
    form,
    at,
    baseForms: listOf(base),
    classes,
    meanings: meaning === '-' ? [] : listOf(meaning),
    ...(meanings !== '' && { phrase: { headword, meanings: listOf(meanings) } }),
  }
}

const listOf = (field: string) =>
  field
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '')

const isPartOfSpeech = (name: string): name is PartOfSpeech => partsOfSpeech.includes(name as PartOfSpeech)

export const isNameOnly = ({ classes }: TaggedWord) => classes.every((one) => one === 'name')
