import { useEffect, useState } from 'react'
import { whenIdle } from '../../../parts/deferred/when-idle.ts'
import { type BlockRange, widened } from './line-blocks.ts'

/** A phone renders this many blocks without a noticeable delay. */
const firstBlocks = 1
const moreBlocks = 3
const idleTimes = { timeoutMs: 500, fallbackMs: 30 }

/**
 * The rendered blocks: first those around the active line, then, while the browser is idle, all of them, so that the
 * search of the browser finds every line.
 */
export function useMountedBlocks(blockCount: number, around: number): BlockRange {
  const [mounted, setMounted] = useState<BlockRange>(() =>
    widened({ first: around, last: around }, firstBlocks, blockCount),
  )
  // After a jump to another part of the text, that part is rendered first.
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
