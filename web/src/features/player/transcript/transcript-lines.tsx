import { type ComponentProps, type RefObject, useMemo } from 'react'
import { type BlockRange, blockCountOf, blockLines, blockOf, isInRange } from './line-blocks.ts'
import { TranscriptBlock } from './transcript-block.tsx'
import { useBlocksNearViewport } from './use-blocks-near-viewport.ts'
import { useMountedBlocks } from './use-mounted-blocks.ts'

/** Shorter texts are rendered completely. */
const longFrom = 60
/** The usual height of a line; the browser corrects the estimate when lines become visible. */
const linePixels = 60

type BlockProps = ComponentProps<typeof TranscriptBlock>
type Props = Omit<BlockProps, 'block' | 'isNear'> & { scroller: RefObject<HTMLElement | null> }

/**
 * All lines. In a long text the lines around the active one are rendered first, and words far off screen are not separate
 * elements. The browser can still search and select the whole text, with a tenth of the work.
 */
export function TranscriptLines({ scroller, ...shared }: Props) {
  const { segments, active, roving, lookedUp, loop, loopStart } = shared
  const blockCount = blockCountOf(segments.length)
  const isLong = segments.length > longFrom
  const mounted = useMountedBlocks(blockCount, blockOf(active))
  const near = useBlocksNearViewport(scroller, { isOn: isLong, mounted })
  const blocks = useMemo(() => Array.from({ length: blockCount }, (_, block) => block), [blockCount])
  const touchable = new Set([active, roving?.line ?? active, lookedUp?.line ?? active].map(blockOf))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a ul allows only li as children, and the lines are in blocks
    <div role="list">
      <Space blocks={mounted.first} />
      {blocks
        .filter((block) => isInRange(block, mounted))
        .map((block) => {
          const range = rangeOf(block)
          const isHere = (line: number) => line >= range.first && line <= range.last
          return (
            <TranscriptBlock
              key={block}
              {...shared}
              block={block}
              isNear={!isLong || near.has(block) || touchable.has(block)}
              active={Math.max(range.first - 1, Math.min(range.last + 1, active))}
              roving={roving && isHere(roving.line) ? roving : null}
              lookedUp={lookedUp && isHere(lookedUp.line) ? lookedUp : null}
              loop={loop && loop.first <= range.last && loop.last >= range.first ? loop : null}
              loopStart={loopStart !== null && isHere(loopStart) ? loopStart : null}
            />
          )
        })}
      <Space blocks={blockCount - 1 - mounted.last} />
    </div>
  )
}

/** The lines of a block. */
const rangeOf = (block: number): BlockRange => ({
  first: block * blockLines,
  last: (block + 1) * blockLines - 1,
})

/** Reserves the space of lines that are not rendered yet. */
function Space({ blocks }: { blocks: number }) {
  if (blocks <= 0) return null
  return <div role="none" style={{ height: blocks * blockLines * linePixels }} />
}
