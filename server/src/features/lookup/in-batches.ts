type Waiting<Question, Answer> = {
  question: Question
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Questions that come at the same moment are asked together: where many come, asking costs more than the answers.
 * @param answerAll answers in the order of the questions
 */
export function inBatches<Question, Answer>(
  answerAll: (questions: Question[]) => Promise<Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = []
  const askAll = async () => {
    const batch = waiting
    waiting = []
    try {
      const answers = await answerAll(batch.map(({ question }) => question))
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  return (question) =>
    new Promise((resolve, reject) => {
      // Once all that has arrived was read.
      if (waiting.length === 0) setImmediate(askAll)
      waiting.push({ question, resolve, reject })
    })
}
