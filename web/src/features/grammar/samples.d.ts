declare module 'virtual:grammar-samples' {
  type InEach = { en: string; es: string }
  /** The topics of each target language. */
  export const samples: Record<
    string,
    {
      id: string
      level: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2'
      name: InEach
      description: InEach
      exercises: { id: string; question: string; options: string[]; answer: string; explanation: InEach }[]
    }[]
  >
}
