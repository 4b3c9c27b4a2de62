import type { WordList } from '@verbena/contract/vocabulary/lists'
import type { RecommendedList } from '@verbena/contract/vocabulary/recommended-lists'
import type { Word } from '@verbena/contract/vocabulary/words'

export const kitchen: WordList = {
  id: '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0001',
  name: 'En la cocina',
  description: 'Knives and dough',
  wordCount: 2,
  progress: 60,
}
export const travel: WordList = {
  ...kitchen,
  id: '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0002',
  name: 'De viaje',
  description: 'Estación',
  wordCount: 0,
  progress: null,
}
export const breads: RecommendedList = {
  id: 'rec-food-A2',
  name: 'Food',
  description: '',
  wordCount: 25,
  progress: 20,
  level: 'A2',
}
export const rag: Word = {
  id: '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0011',
  word: 'trapo',
  translation: 'rag, cloth',
  example: 'Pásame el trapo.',
  definition: 'A piece of cloth for cleaning.',
  language: 'es',
}
export const pinch: Word = {
  ...rag,
  id: '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0012',
  word: 'pizca',
  translation: 'pinch',
}
