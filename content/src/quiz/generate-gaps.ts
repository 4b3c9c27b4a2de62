import { type FillGaps, gapMark, gapsMaximum } from '@verbena/contract/quiz'
import { seededChance, shuffled, sortedBy } from '@verbena/language/seeded'
import { foldForm } from '../lexicon.ts'
import { isAlsoRight } from './also-right.ts'
import type { QuizOrder } from './generate-quiz.ts'
import { openWorkshop, type Workshop, wrongLeast, wrongWanted } from './question.ts'
import { isSaidTwice, type Told, type ToldWord } from './told.ts'
import { hintOf, isTooPlain } from './word-note.ts'
import { worthOf } from './word-worth.ts'
import { wrongWordsFor } from './wrong-words.ts'

/** Words of a text for each gap, about; for each that is worth less; and words from one gap to the next, at least. */
const wordsPerGap = 7
const wordsPerPoorGap = 10
const leastDistance = 2
/** Where gaps are when nothing is worth one (specification 2, section 9). */
const defaultGapIndexes = [2, 5, 9]
/** A line that is said again, or nearly, shows what was taken out of it; a word of both languages needs no thought. */
const repeatedLine = 5
const plainWord = 6

type Gap = { word: ToldWord; wrong: readonly string[] }

/** The text with the words taken out that this learner gains most from, from its beginning to its end. */
export function generateGaps({ told, learner, nativeLanguage, seed }: QuizOrder): FillGaps {
  const workshop = openWorkshop(told, learner, nativeLanguage, seededChance(seed))
  const worthwhile = chooseGaps(workshop)
  const gaps = worthwhile.length > 0 ? worthwhile : defaultGaps(workshop)
  const bySegment = told.lines.map((line) =>
    textWithGaps(
      line.text,
      gaps.map(({ word }) => word).filter(({ segment }) => segment === line.segment),
    ),
  )
  return {
    gapIndexes: gaps.map(({ word }) => word.index),
    textWithGaps: bySegment.join('\n'),
    textWithGapsBySegments: bySegment,
    gapOptions: gaps.map(({ word, wrong }) => shuffled([word.text, ...wrong], workshop.chance)),
    correctAnswers: gaps.map(({ word }) => word.text),
    gaps: gaps.map(({ word }) => describeGap(workshop, word)),
    language: told.language,
  }
}

/** The best word of each part of the text, then the best that are left. */
function chooseGaps(workshop: Workshop): Gap[] {
  const { told, chance } = workshop
  const count = Math.min(gapsMaximum, Math.floor(told.words.length / wordsPerGap))
  const worth = new Map<ToldWord, number>()
  for (const word of told.asked.flatMap(({ words }) => words)) {
    const worthHere = gapWorth(workshop, word)
    if (Number.isFinite(worthHere) && word.index > 0) worth.set(word, worthHere + chance() * 2)
  }
  const best = sortedBy([...worth.keys()], (word) => -(worth.get(word) ?? 0))
  const partOf = ({ index }: ToldWord) => Math.floor((index * count) / told.words.length)
  const chosen: Gap[] = []
  const take = (suits: (word: ToldWord) => boolean, upTo = count) => {
    for (const word of best) {
      if (chosen.length >= upTo) return
      if (!suits(word) || chosen.some((gap) => isTooNear(gap.word, word))) continue
      const wrong = wrongWordsFor(told, word, wrongWanted, chance)
      if (wrong.length >= wrongLeast) chosen.push({ word, wrong })
    }
  }
  const isNew = (word: ToldWord) => !chosen.some((gap) => lemmaOf(told, gap.word) === lemmaOf(told, word))
  const isNewLine = ({ segment }: ToldWord) => !chosen.some(({ word }) => word.segment === segment)
  // A gap leans on what stands around it: two in a line lean on each other.
  const isGood = (word: ToldWord) => isNew(word) && (worth.get(word) ?? 0) > 0
  take((word) => isGood(word) && isNewLine(word) && !chosen.some((gap) => partOf(gap.word) === partOf(word)))
  take((word) => isGood(word) && isNewLine(word))
  take(isGood)
  const enough = Math.min(count, Math.floor(told.words.length / wordsPerPoorGap))
  take(isNew, enough)
  take(() => true, enough)
  return sortedBy(chosen, ({ word }) => word.index)
}

/** Where a line shows its word, or a word its meaning, 0 and less: taken where little else is. Without end below 0: never. */
function gapWorth(workshop: Workshop, word: ToldWord): number {
  const { told, learner } = workshop
  const worth = worthOf(told, word, learner)
  const line = told.lines[word.segment]
  if (worth <= 0 || !line || isSaidTwice(line, word)) return Number.NEGATIVE_INFINITY
  const isPlain = isTooPlain(told, word, hintOf(workshop, word) ?? '')
  return worth - (told.linesLike(line.folded).length > 1 ? repeatedLine : 0) - (isPlain ? plainWord : 0)
}

const isTooNear = (one: ToldWord, other: ToldWord) => Math.abs(one.index - other.index) < leastDistance

const lemmaOf = (told: Told, word: ToldWord) => foldForm(told.read(word).best?.lemma ?? word.text)

/** Where the lexicon knows no word: fixed places, and other words of the text beside the right ones. */
function defaultGaps({ told, chance }: Workshop): Gap[] {
  const others = shuffled(
    told.asked.flatMap(({ words }) => words).map(({ folded }) => folded),
    chance,
  )
  return defaultGapIndexes.flatMap((index) => {
    const word = told.words[index]
    if (!word) return []
    const { segment, wordInSegment, text } = word
    const asked = { kind: 'missingWord', segment, wordInSegment, right: text } as const
    const wrong = [...new Set(others)]
      .filter((other) => !isAlsoRight(told, { ...asked, optionsLanguage: told.language }, other))
      .slice(0, wrongWanted)
    return wrong.length >= wrongLeast ? [{ word, wrong }] : []
  })
}

/** Takes words out of a line, the last first, so that the offsets of the others stay. */
function textWithGaps(text: string, words: readonly ToldWord[]): string {
  return words.reduceRight(
    (rest, { start, text: word }) => rest.slice(0, start) + gapMark + rest.slice(start + word.length),
    text,
  )
}

function describeGap(workshop: Workshop, word: ToldWord): FillGaps['gaps'][number] {
  const { best } = workshop.told.read(word)
  const hint = hintOf(workshop, word)
  return {
    segment: word.segment,
    seconds: workshop.told.lines[word.segment]?.seconds ?? 0,
    wordInSegment: word.wordInSegment,
    ...(best && { lemma: best.lemma }),
    ...(hint && { translation: hint }),
  }
}
