import type { MediaCard } from '@verbena/contract/catalogue'
import { expect, test } from 'vitest'
import { groupThemes, type ThemeCard } from './group-themes.ts'

const themeCard = (id: string, card: Partial<MediaCard> = {}, rest: Partial<ThemeCard> = {}): ThemeCard => ({
  card: {
    id,
    kind: 'video',
    title: id,
    titleTranslation: null,
    thumbnail: '',
    category: 'Food',
    place: null,
    level: 'A2',
    language: 'es',
    durationSeconds: 60,
    isPremium: false,
    isLocked: false,
    progress: null,
    ...card,
  },
  isOwn: false,
  isOpened: false,
  isDictatable: true,
  hasMore: false,
  ...rest,
})
const ids = (cards: ThemeCard[]) =>
  groupThemes(cards, 'A2').map(({ kind, category, isOwn, isOfLevel, count }) =>
    [isOwn ? 'own' : category, kind, isOfLevel ? 'level' : 'other', count].join(' '),
  )

test('themes are formed by kind, category, level and owner, and the largest of the level comes first', () => {
  const cards = [
    themeCard('b1', { level: 'B1' }),
    themeCard('food'),
    themeCard('song', { kind: 'song' }),
    themeCard('travel', { category: 'Travel' }),
    themeCard('travel-2', { category: 'Travel' }),
    themeCard('own', { level: 'C1' }, { isOwn: true }),
    themeCard('own-2', { category: 'My Videos' }, { isOwn: true }),
    themeCard('own-3', {}, { isOwn: true }),
  ]
  expect(ids(cards)).toEqual([
    'own video level 3',
    'Travel video level 2',
    'Food video level 1',
    'Food song level 1',
    'Food video other 1',
  ])
})

test('a theme begins with the new item of the most known words, and never with a locked item', () => {
  const cards = [
    themeCard('opened', { knownShare: 0.9 }, { isOpened: true }),
    themeCard('hard', { knownShare: 0.2 }),
    themeCard('easy', { knownShare: 0.7 }, { isDictatable: false }),
    themeCard('locked', { knownShare: 1, isLocked: true }),
  ]
  const [theme] = groupThemes(cards, 'A2')
  expect(theme).toMatchObject({ begin: { id: 'easy' }, dictate: { id: 'hard' }, count: 4 })
  expect(theme?.knownShare).toBeCloseTo(0.7)
  const [locked] = groupThemes([themeCard('locked', { isLocked: true, thumbnail: '/a.webp' })], 'A2')
  expect(locked).toMatchObject({ begin: null, dictate: null, thumbnail: '/a.webp' })
  expect(locked).not.toHaveProperty('knownShare')
})
