import { readStarterLexicon } from '@verbena/content/lexicon/starter-lexicon'
import { targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { estimateLevel } from '@verbena/nlp/level/estimate-level'
import { judge, show, toTable } from '../harness/report.ts'
import { type GradedText, gradedTexts } from './graded-texts.ts'
import { content } from './texts.ts'

type Measured = { text: GradedText; difference: number }

/**
 * The estimated level of our own graded texts: how many have the level of their author, how many one step more or less, and
 * the bias in steps. Samples of writing are estimated as the writing check does it.
 */
export function measureLevels(): string {
  const lexicon = readStarterLexicon(content)
  const measured = gradedTexts().flatMap((text): Measured[] => {
    const unknownWords = text.source === 'writing' ? 'left out' : 'hard'
    const estimate = estimateLevel(lexicon, text.language, text.lines, unknownWords)
    return estimate ? [{ text, difference: levels.indexOf(estimate) - levels.indexOf(text.level) }] : []
  })
  const rows = targetLanguageCodes.map((language) => {
    const own = measured.filter(({ text }) => text.language === language)
    const share = (isCounted: (difference: number) => boolean) =>
      (100 * own.filter(({ difference }) => isCounted(difference)).length) / own.length
    const bias = own.reduce((sum, { difference }) => sum + difference, 0) / own.length
    const biasOf = (low: number, high: number) => {
      const some = own.filter(
        ({ text }) => levels.indexOf(text.level) >= low && levels.indexOf(text.level) <= high,
      )
      return (some.reduce((sum, { difference }) => sum + difference, 0) / some.length).toFixed(2)
    }
    return [
      language,
      show(own.length),
      judge(
        share((difference) => difference === 0),
        { atLeast: 75 },
        { digits: 0 },
      ),
      judge(
        share((difference) => Math.abs(difference) <= 1),
        { atLeast: 99 },
        { digits: 0 },
      ),
      bias.toFixed(2),
      biasOf(0, 1),
      biasOf(2, 3),
      biasOf(4, 5),
    ]
  })
  return toTable(['estimated level', 'texts', 'exact %', 'within one %', 'bias', 'A', 'B', 'C'], rows)
}
