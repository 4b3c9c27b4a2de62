import { type RefObject, useEffect, useState } from 'react'
import { type BlockRange, blockOf, isInRange } from './line-blocks.ts'

/**
 * Words are elements up to this many pixels above and below the visible part, which is more than the height of a
 * block.
 */
const nearPixels = 2000

/**
 * The blocks in which every word is an element, because they are visible or near; the others contain only text. During a
 * selection no block is removed, because the selection would lose its ends.
 * @param isOn false for a short text, which is rendered completely
 * @param mounted the rendered blocks
 */
export function useBlocksNearViewport(
  scroller: RefObject<HTMLElement | null>,
  { isOn, mounted: { first, last } }: { isOn: boolean; mounted: BlockRange },
): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())

  useEffect(() => {
    const element = scroller.current
    if (!element || !isOn || typeof IntersectionObserver !== 'function') return
    const edges = new Set<number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const line = Number((target as HTMLElement).dataset.line)
          if (isIntersecting) edges.add(line)
          else edges.delete(line)
        }
        const seen = new Set([...edges].map(blockOf))
        setNear((before) => {
          const kept = getSelection()?.isCollapsed === false ? new Set([...before, ...seen]) : seen
          return areEqual(before, kept) ? before : kept
        })
      },
      { root: element, rootMargin: `${nearPixels}px 0px` },
    )
    for (const line of element.querySelectorAll<HTMLElement>('[data-edge]'))
      if (isInRange(blockOf(Number(line.dataset.line)), { first, last })) observer.observe(line)
    return () => observer.disconnect()
  }, [scroller, isOn, first, last])
  return near
}

const areEqual = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  one.size === other.size && [...one].every((block) => other.has(block))
