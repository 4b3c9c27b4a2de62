import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SortableList } from './sortable-list.tsx'

const rowPixels = 40

beforeEach(() => {
  // happy-dom has no layout: all rows get the same height, in the order of the document.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = this.parentElement ? [...this.parentElement.children].indexOf(this) : 0
    return new DOMRect(0, 100 + index * rowPixels, 200, rowPixels)
  })
  vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Letters() {
  const [items, setItems] = useState(['a', 'b', 'c'].map((id) => ({ id })))
  return (
    <SortableList
      className="letters"
      label="Letters"
      items={items}
      nameOf={({ id }) => id}
      labels={{
        up: (name) => `${name} up`,
        down: (name) => `${name} down`,
        moved: (name, place) => `${name}: place ${place}`,
      }}
      onReorder={setItems}
    >
      {({ id }) => <span className="letter">{id}</span>}
    </SortableList>
  )
}

const order = () => [...document.querySelectorAll('.letter')].map(({ textContent }) => textContent).join('')

test('a button moves its row, keeps the focus, and the new place is announced', async () => {
  render(<Letters />)
  const down = screen.getByRole('button', { name: 'a down' })
  down.focus()
  await userEvent.keyboard('{Enter}')
  expect(order()).toBe('bac')
  expect(screen.getByText('a: place 2')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(down)
})

test('at an end a button changes nothing', async () => {
  render(<Letters />)
  await userEvent.click(screen.getByRole('button', { name: 'a up' }))
  await userEvent.click(screen.getByRole('button', { name: 'c down' }))
  expect(order()).toBe('abc')
})

test('a row that is dragged moves at once with each step over a neighbour, until it is dropped', () => {
  render(<Letters />)
  const list = screen.getByRole('list', { name: 'Letters' })
  const [handle] = document.querySelectorAll('.sortable__handle')
  if (!handle) throw new Error('no handle is drawn')
  const move = (clientY: number) => fireEvent.pointerMove(list, { clientY })
  fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: 120 })
  move(165)
  expect(order()).toBe('bac')
  move(215)
  expect(order()).toBe('bca')
  expect(document.querySelector('.sortable__row--dragged')?.textContent).toContain('a')
  fireEvent.pointerUp(list)
  move(120)
  expect(order()).toBe('bca')
})
