import { afterEach, expect, test, vi } from 'vitest'
import { clearToasts, hideToast, shownToasts, showToast } from './toast-store.ts'

afterEach(clearToasts)

const undo = { label: 'Undo', onAct: () => {} }
const texts = () => shownToasts().map(({ text }) => text)

test.each([
  ['a note takes the place of another', [{ text: 'Saved' }, { text: 'Signed out' }], ['Signed out']],
  ['a note said twice stands once', [{ text: 'Saved' }, { text: 'Saved' }], ['Saved']],
  [
    'what can be undone stays beside a note',
    [{ text: 'List deleted', action: undo }, { text: 'Saved' }],
    ['List deleted', 'Saved'],
  ],
  [
    'two things that can be undone stand both',
    [
      { text: 'List A deleted', action: undo },
      { text: 'List B deleted', action: undo },
    ],
    ['List A deleted', 'List B deleted'],
  ],
  [
    'of one kind the newer stands',
    [
      { text: 'Word 1 not saved', action: undo, kind: 'lost' },
      { text: 'Word 2 not saved', action: undo, kind: 'lost' },
    ],
    ['Word 2 not saved'],
  ],
])('%s', (_, toasts, shown) => {
  for (const toast of toasts) showToast(toast)
  expect(texts()).toEqual(shown)
})

test('a toast leaves by itself, and closing one leaves the others', () => {
  vi.useFakeTimers()
  showToast({ text: 'List deleted', action: undo })
  showToast({ text: 'Saved' })
  hideToast(shownToasts()[1]?.id ?? 0)
  expect(texts()).toEqual(['List deleted'])
  vi.runAllTimers()
  expect(texts()).toEqual([])
  vi.useRealTimers()
})
