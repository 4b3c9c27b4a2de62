import { afterEach, beforeEach, expect, test } from 'vitest'
import { showEarly } from './early-content.ts'

beforeEach(() => {
  document.documentElement.lang = 'en'
})
afterEach(() => {
  document.body.replaceChildren()
})

const place = (name: string, more = '') =>
  `<p><span data-early="${name}" ${more}><i class="skeleton"></i></span></p>`
const card = `<div data-early-item="cards">${place('picture')}${place('title')}${place('note')}</div>`

test('items are shown in the places of the skeleton, and elements without an item go', () => {
  document.body.innerHTML = card.repeat(3)
  showEarly('cards', [
    { picture: '/a.webp', title: 'El <b>pan</b>' },
    { title: 'La sal', note: null },
  ])
  const [first, second, third] = document.querySelectorAll('[data-early-item]')
  expect(first?.querySelector('img')?.getAttribute('src')).toBe('/a.webp')
  expect(first?.textContent).toBe('El <b>pan</b>')
  expect(first?.querySelectorAll('.skeleton')).toHaveLength(1)
  expect(second?.querySelectorAll('p')).toHaveLength(2)
  expect(third).toBeUndefined()
})

test('a number is shown in the form of its sentence', () => {
  const forms = JSON.stringify({ one: '{{count}} word', other: '{{count}} words' }).replaceAll('"', '&quot;')
  document.body.innerHTML = `<div hidden data-early-item="due">${place('count', `data-early-sentence="${forms}"`)}</div>`
  showEarly('due', [{ count: 1200 }])
  const element = document.querySelector<HTMLElement>('[data-early-item]')
  expect([element?.textContent, element?.hidden]).toEqual(['1,200 words', false])
})

test('without items a hidden element is removed', () => {
  document.body.innerHTML = `<div hidden data-early-item="due">${place('count')}</div>`
  showEarly('due', [])
  expect(document.querySelector('[data-early-item]')).toBeNull()
})
