import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { LiveRegion } from '../feedback/live-region.tsx'
import { classNames } from '../style/class-names.ts'
import { moveItem } from './move-item.ts'
import { useDraggedRow } from './use-dragged-row.ts'
import './sortable-list.css'

type Props<Item> = {
  label?: string
  className: string
  items: readonly Item[]
  /** The name of an item, for labels and announcements. */
  nameOf: (item: Item) => string
  labels: {
    up: (name: string) => string
    down: (name: string) => string
    handle?: (name: string) => string
    /** The announcement for screen readers after a move; `place` starts at 1. */
    moved: (name: string, place: number) => string
  }
  onReorder: (items: Item[]) => void
  /** The content of a row, between its handle and its buttons. */
  children: (item: Item, index: number) => ReactNode
}

/**
 * A list whose order is changed with two buttons in each row (also by keyboard), or by dragging a row by its handle.
 */
export function SortableList<Item extends { id: string | number }>(props: Props<Item>) {
  const { label, className, items, nameOf, labels, onReorder, children } = props
  const [announcement, setAnnouncement] = useState('')
  const move = (from: number, to: number) => {
    const item = items[from]
    const next = moveItem(items, from, to)
    if (!item || next[from] === item) return
    onReorder(next)
    setAnnouncement(labels.moved(nameOf(item), next.indexOf(item) + 1))
  }
  const drag = useDraggedRow(move)
  const press = (from: number, to: number, { currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    move(from, to)
    // Moving an element within the document removes its focus.
    requestAnimationFrame(() => button.focus())
  }
  return (
    <>
      <LiveRegion>{announcement}</LiveRegion>
      <ol className={className} aria-label={label} {...drag.list}>
        {items.map((item, index) => {
          const name = nameOf(item)
          return (
            <li
              key={item.id}
              className={classNames('sortable__row', index === drag.dragged && 'sortable__row--dragged')}
            >
              {/* The handle is for pointers only; keyboards use the buttons. */}
              <span
                className="sortable__handle"
                aria-hidden="true"
                title={labels.handle?.(name)}
                {...drag.handle(index)}
              >
                <GripVertical className="icon" />
              </span>
              {children(item, index)}
              <IconButton
                label={labels.up(name)}
                // Not `disabled`, because a disabled button loses the focus.
                aria-disabled={index === 0 || undefined}
                icon={<ArrowUp className="icon" aria-hidden="true" />}
                onClick={(event) => press(index, index - 1, event)}
              />
              <IconButton
                label={labels.down(name)}
                aria-disabled={index === items.length - 1 || undefined}
                icon={<ArrowDown className="icon" aria-hidden="true" />}
                onClick={(event) => press(index, index + 1, event)}
              />
            </li>
          )
        })}
      </ol>
    </>
  )
}
