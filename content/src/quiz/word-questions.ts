import { gapMark } from '@verbena/contract/quiz'
import { levels } from '@verbena/language/levels'
import { sortedBy } from '@verbena/language/seeded'
import { isAlsoRight } from './also-right.ts'
import { endAlike, isConspicuous, isQuotable } from './fair-options.ts'
import { type DraftQuestion, triedMaximum, type Workshop, wrongLeast, wrongWanted } from './question.ts'
import { areRelated } from './related-concepts.ts'
import { tidyLine } from './said-line.ts'
import { isSaidTwice, type ToldLine, type ToldWord } from './told.ts'
import { isFragment, isTooPlain, type Meaning, meaningOf, meaningsOf, wordNote } from './word-note.ts'
import { stockOf } from './word-stock.ts'
import { wrongWordsFor } from './wrong-words.ts'

/** What a word means in its line. */
export function meaningQuestion(workshop: Workshop, word: ToldWord): DraftQuestion | undefined {
  const { told, sentences } = workshop
  const line = told.lines[word.segment]
  const meaning = meaningOf(workshop, word)
  const { best } = told.read(word)
  if (!line || !isQuotable(line) || !meaning || !best || best.isPhrase) return undefined
  if (isTooPlain(told, word, meaning.text)) return undefined
  const wrong = wrongMeanings(workshop, word, meaning)
  if (wrong.length < wrongLeast || isConspicuous(meaning.text, wrong)) return undefined
  return {
    kind: 'meaning',
    line,
    word,
    question: sentences.ask.meaning(word.text, line.said),
    right: meaning.text,
    wrong,
    explanation: joined(wordNote(workshop, word), translatedLine(workshop, line)),
    optionsLanguage: meaning.language,
    shown: [line],
  }
}

/** Meanings of other words of its class, of which no reading of the word has any. */
function wrongMeanings(workshop: Workshop, word: ToldWord, right: Meaning): string[] {
  const { told, chance } = workshop
  const { best, all } = told.read(word)
  if (!best) return []
  const asked = {
    kind: 'meaning',
    segment: word.segment,
    wordInSegment: word.wordInSegment,
    right: right.text,
    optionsLanguage: right.language,
  } as const
  const level = levels.indexOf(best.concept.level)
  const near = sortedBy(
    stockOf(told).filter(({ reading }) => reading.concept.partOfSpeech === best.concept.partOfSpeech),
    ({ reading, isTold }) =>
      Math.abs(levels.indexOf(reading.concept.level) - level) + (isTold ? 0 : 1) + chance() * 4,
  )
  const wrong: string[] = []
  for (const { reading } of near.slice(0, triedMaximum)) {
    if (wrong.length === wrongWanted) break
    const [meaning] = meaningsOf(workshop, reading)
    if (!meaning || meaning.language !== right.language || meaning.isDefinition !== right.isDefinition)
      continue
    const { text } = meaning
    if (isFragment(text) || isConspicuous(text, [right.text])) continue
    if (best.concept.partOfSpeech === 'noun' && !endAlike(right.language, text, right.text)) continue
    if (all.some((other) => areRelated(other.concept, reading.concept))) continue
    const isTaken = wrong.some((other) => isAlsoRight(told, { ...asked, right: other }, text))
    if (!isTaken && !isAlsoRight(told, asked, text)) wrong.push(text)
  }
  return wrong
}

/** A line without one of its words; what it means says which is looked for. */
export function missingWordQuestion(workshop: Workshop, word: ToldWord): DraftQuestion | undefined {
  const { told, sentences, chance } = workshop
  const line = told.lines[word.segment]
  if (!line || !isQuotable(line) || isSaidTwice(line, word)) return undefined
  const translation = workshop.meaningOfLine(line)
  const meaning = meaningOf(workshop, word)
  if (!meaning || isTooPlain(told, word, meaning.text)) return undefined
  const wrong = wrongWordsFor(told, word, wrongWanted, chance)
  if (wrong.length < wrongLeast || isConspicuous(word.text, wrong)) return undefined
  const gapped = tidyLine(withGap(line.text, word))
  return {
    kind: 'missingWord',
    line,
    word,
    question: sentences.ask.missingWord(
      gapped,
      translation ? { translation: translation.text } : { meaning: meaning.text },
    ),
    right: word.text,
    wrong,
    explanation: joined(sentences.lineIs(line.said), wordNote(workshop, word)),
    optionsLanguage: told.language,
    shown: [],
  }
}

export const withGap = (text: string, { start, text: word }: ToldWord) =>
  text.slice(0, start) + gapMark + text.slice(start + word.length)

function translatedLine(workshop: Workshop, line: ToldLine): string {
  const translation = workshop.meaningOfLine(line)
  return translation ? workshop.sentences.lineSays(translation.text) : ''
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' ')
