type Waiting<Question, Answer> = {
  question: Question
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Joins questions that come in the same turn of the event loop into one query: under load a query costs more than the
 * rows that it reads.
 * @param answerAll answers in the order of the questions
 */
export function batchRequests<Question, Answer>(
  answerAll: (questions: Question[]) => Promise<Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = []
  const sendBatch = async () => {
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
      // After the requests that have arrived by now were read.
      if (waiting.length === 0) setImmediate(sendBatch)
      waiting.push({ question, resolve, reject })
    })
}
