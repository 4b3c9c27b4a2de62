import { useEffect, useState } from 'react'
import { whenIdle } from '../../../parts/deferred/when-idle.ts'
import { type BlockRange, widened } from './line-blocks.ts'

/** What a phone draws at once without anybody noticing. */
const firstBlocks = 1
const moreBlocks = 3
const idleTimes = { timeoutMs: 500, fallbackMs: 30 }

/**
 * The blocks of lines that are in the page: first those around the line that is spoken, then, while the browser has
 * nothing better to do, all of them, so that the browser's own search finds every line.
 */
export function useMountedBlocks(blockCount: number, around: number): BlockRange {
  const [mounted, setMounted] = useState<BlockRange>(() =>
    widened({ first: around, last: around }, firstBlocks, blockCount),
  )
  // Somewhere else altogether: that place first.
  const isThere = around >= mounted.first && around <= mounted.last
  const range = isThere ? mounted : widened({ first: around, last: around }, firstBlocks, blockCount)
  if (!isThere) setMounted(range)
  const isComplete = range.first === 0 && range.last >= blockCount - 1

  useEffect(() => {
    if (isComplete) return
    return whenIdle(() => setMounted((now) => widened(now, moreBlocks, blockCount)), idleTimes)
  })
  return range
}
