import { alignAnswer } from './align-answer.ts'
import { addText, emptyGraph } from './answer-graph.ts'
import type { PairRule, WordRun } from './compare-pair.ts'

/** Aligns the words of an answer with those of one sentence, so that as few as possible differ. */
export function compareWords(answer: string, sentence: string, rule: PairRule): WordRun[] {
  const graph = emptyGraph()
  addText(graph, sentence, 0)
  return alignAnswer(answer, graph, rule).runs
}
