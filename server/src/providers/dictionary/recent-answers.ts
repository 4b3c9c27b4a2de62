/**
 * Remembers the answers given last: a text repeats its words, and learners touch the same ones. An answer is given to
 * several callers, so nobody may change it.
 */
export type RecentAnswers<T> = {
  of: (question: string, answer: () => readonly T[]) => readonly T[]
  count: () => number
}

export function createRecentAnswers<T>(most: number): RecentAnswers<T> {
  // A Map remembers the order in which keys were set.
  const answers = new Map<string, readonly T[]>()
  return {
    of: (question, answer) => {
      const given = answers.get(question) ?? answer()
      answers.delete(question)
      answers.set(question, given)
      if (answers.size > most) {
        const [oldest] = answers.keys()
        if (oldest !== undefined) answers.delete(oldest)
      }
      return given
    },
    count: () => answers.size,
  }
}
