import type { WordList } from '@verbena/contract/vocabulary/lists'
import { useRef, useState } from 'react'
import { EditList } from './edit-list.tsx'
import { ListCard } from './list-card.tsx'
import { ListMenu } from './list-menu.tsx'
import { MergeList } from './merge-list.tsx'

type Props = {
  list: WordList
  others: readonly WordList[]
  onDelete: () => void
  onMerge: (into: WordList) => void
}

/** One of the learner's own lists, with its menu. */
export function OwnListCard({ list, others, onDelete, onMerge }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'edit' | 'merge' | null>(null)
  const close = () => setOpen(null)
  const menu = (
    <>
      <ListMenu
        list={list}
        button={button}
        canMerge={others.length > 0}
        onEdit={() => setOpen('edit')}
        onMerge={() => setOpen('merge')}
        onDelete={onDelete}
      />
      {open === 'edit' && <EditList list={list} returnFocus={button} onClose={close} />}
      {open === 'merge' && (
        <MergeList list={list} others={others} returnFocus={button} onMerge={onMerge} onClose={close} />
      )}
    </>
  )
  return <ListCard list={list} menu={menu} />
}
