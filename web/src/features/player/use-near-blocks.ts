import { type RefObject, useEffect, useState } from 'react'
import { blockOf } from './line-blocks.ts'

/** So far above and below what is seen, in pixels, words are ready to be touched: more than a block is high. */
const nearPixels = 2000

/**
 * The blocks in which every word is an element of its own, because they are in sight or soon will be; of the others the
 * text is enough. None is given back while something is selected: its ends would be lost.
 * @param isOn false where the text is short, and every line is drawn whole
 */
export function useNearBlocks(
  scroller: RefObject<HTMLElement | null>,
  { isOn, mountedKey }: { isOn: boolean; mountedKey: string },
): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())

  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines in the page are looked at too
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
    for (const line of element.querySelectorAll('[data-edge]')) observer.observe(line)
    return () => observer.disconnect()
  }, [scroller, isOn, mountedKey])
  return near
}

const areEqual = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  one.size === other.size && [...one].every((block) => other.has(block))
