import { gapMark } from '@verbena/contract/media-tests'
import { levels } from '@verbena/language/levels'
import { sortedBy } from '@verbena/language/random/seeded-random'
import { isAlsoRight } from '../options/also-right.ts'
import { haveSameEnding, isConspicuous, isQuotable } from '../options/fair-options.ts'
import { areRelated } from '../options/related-concepts.ts'
import { wrongWordsFor } from '../options/wrong-words.ts'
import {
  isRepeatedInLine,
  type TranscriptLine,
  type TranscriptToken,
} from '../transcript/analysed-transcript.ts'
import { distractorPoolOf } from '../transcript/distractor-pool.ts'
import { normaliseLine } from '../transcript/normalise-line.ts'
import {
  type DraftQuestion,
  minimumWrongOptions,
  triedMaximum,
  type Workshop,
  wrongWanted,
} from './question.ts'
import { isFragment, isTooPlain, type Meaning, meaningOf, meaningsOf, wordNote } from './word-note.ts'

/** A question about the meaning of a word in its line. */
export function meaningQuestion(workshop: Workshop, word: TranscriptToken): DraftQuestion | undefined {
  const { transcript, sentences } = workshop
  const line = transcript.lines[word.segment]
  const meaning = meaningOf(workshop, word)
  const { best } = transcript.read(word)
  if (!line || !isQuotable(line) || !meaning || !best || best.isPhrase) return undefined
  if (isTooPlain(transcript, word, meaning.text)) return undefined
  const wrong = wrongMeanings(workshop, word, meaning)
  if (wrong.length < minimumWrongOptions || isConspicuous(meaning.text, wrong)) return undefined
  return {
    kind: 'meaning',
    line,
    word,
    question: sentences.ask.meaning(word.text, line.quotedText),
    right: meaning.text,
    wrong,
    explanation: joined(wordNote(workshop, word), translatedLine(workshop, line)),
    optionsLanguage: meaning.language,
    shown: [line],
  }
}

/** Meanings of other words of the same part of speech that no reading of the word has. */
function wrongMeanings(workshop: Workshop, word: TranscriptToken, right: Meaning): string[] {
  const { transcript, random } = workshop
  const { best, all } = transcript.read(word)
  if (!best) return []
  const facts = {
    kind: 'meaning',
    segment: word.segment,
    wordInSegment: word.wordInSegment,
    right: right.text,
    optionsLanguage: right.language,
  } as const
  const level = levels.indexOf(best.concept.level)
  const near = sortedBy(
    distractorPoolOf(transcript).filter(
      ({ reading }) => reading.concept.partOfSpeech === best.concept.partOfSpeech,
    ),
    ({ reading, isFromTranscript }) =>
      Math.abs(levels.indexOf(reading.concept.level) - level) + (isFromTranscript ? 0 : 1) + random() * 4,
  )
  const wrong: string[] = []
  for (const { reading } of near.slice(0, triedMaximum)) {
    if (wrong.length === wrongWanted) break
    const [meaning] = meaningsOf(workshop, reading)
    if (!meaning || meaning.language !== right.language || meaning.isDefinition !== right.isDefinition)
      continue
    const { text } = meaning
    if (isFragment(text) || isConspicuous(text, [right.text])) continue
    if (best.concept.partOfSpeech === 'noun' && !haveSameEnding(right.language, text, right.text)) continue
    if (all.some((other) => areRelated(other.concept, reading.concept))) continue
    const isTaken = wrong.some((other) => isAlsoRight(transcript, { ...facts, right: other }, text))
    if (!isTaken && !isAlsoRight(transcript, facts, text)) wrong.push(text)
  }
  return wrong
}

/** A question with a missing word. The translation of the line shows which one it is. */
export function missingWordQuestion(workshop: Workshop, word: TranscriptToken): DraftQuestion | undefined {
  const { transcript, sentences, random } = workshop
  const line = transcript.lines[word.segment]
  if (!line || !isQuotable(line) || isRepeatedInLine(line, word)) return undefined
  const translation = workshop.meaningOfLine(line)
  const meaning = meaningOf(workshop, word)
  if (!meaning || isTooPlain(transcript, word, meaning.text)) return undefined
  const wrong = wrongWordsFor(transcript, word, wrongWanted, random)
  if (wrong.length < minimumWrongOptions || isConspicuous(word.text, wrong)) return undefined
  const gapped = normaliseLine(withGap(line.text, word))
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
    explanation: joined(sentences.lineIs(line.quotedText), wordNote(workshop, word)),
    optionsLanguage: transcript.language,
    shown: [],
  }
}

export const withGap = (text: string, { start, text: word }: TranscriptToken) =>
  text.slice(0, start) + gapMark + text.slice(start + word.length)

function translatedLine(workshop: Workshop, line: TranscriptLine): string {
  const translation = workshop.meaningOfLine(line)
  return translation ? workshop.sentences.wholeLineMeans(translation.text) : ''
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' ')
