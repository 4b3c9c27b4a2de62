import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFollowLine } from './use-follow-line.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Lines({ active }: { active: number }) {
  const scroller = useRef<HTMLDivElement>(null)
  useFollowLine(scroller, { active, isHeld: false, jumps: 0 })
  return (
    <div ref={scroller} className="lines">
      <p data-line={0}>One.</p>
      <p data-line={1}>Two.</p>
    </div>
  )
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

test('the jump to a line is measured again in the next two frames, unless the learner scrolls', async () => {
  const scrollBy = vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => {})
  const { container, rerender } = render(<Lines active={0} />)
  expect(scrollBy).toHaveBeenCalledTimes(1)
  for (let count = 0; count < 4; count++) await frame()
  expect(scrollBy).toHaveBeenCalledTimes(3)
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  rerender(<Lines active={1} />)
  expect(scrollBy).toHaveBeenCalledTimes(4)
  container.querySelector('.lines')?.dispatchEvent(new Event('touchmove'))
  for (let count = 0; count < 4; count++) await frame()
  expect(scrollBy).toHaveBeenCalledTimes(4)
})
