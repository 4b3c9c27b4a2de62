import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserStorage } from './browser-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  browserStorage.remove('key')
})

test('what is written is in the storage of the browser', () => {
  browserStorage.write('key', 'value')
  expect(localStorage.getItem('key')).toBe('value')
  browserStorage.remove('key')
  expect(localStorage.getItem('key')).toBeNull()
})

describe('where the storage is closed', () => {
  beforeEach(() => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  })

  test('a value lives on in memory, until it is removed', () => {
    expect(browserStorage.read('key')).toBeNull()
    browserStorage.write('key', 'value')
    expect(browserStorage.read('key')).toBe('value')
    browserStorage.remove('key')
    expect(browserStorage.read('key')).toBeNull()
  })
})

test('where it is full, the new value counts and not the one stored before', () => {
  localStorage.setItem('key', 'old')
  // On the prototype: happy-dom's storage is a proxy, from which a spy cannot be removed.
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  browserStorage.write('key', 'new')
  expect(browserStorage.read('key')).toBe('new')
})
