import type { WordList } from '@verbena/contract/vocabulary'
import { useRef, useState } from 'react'
import { LatePart } from '../late/late-part.tsx'
import { lateEditList, lateMergeList } from '../late/late-parts.ts'
import { ListCard } from '../list-card.tsx'
import { LateListMenu } from './late-list-menu.tsx'

type Props = {
  list: WordList
  others: readonly WordList[]
  onDelete: () => void
  onMerge: (into: WordList) => void
}

/** A list of the learner's own, with what can be done to it. */
export function OwnListCard({ list, others, onDelete, onMerge }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'edit' | 'merge' | null>(null)
  const close = () => setOpen(null)
  const menu = (
    <>
      <LateListMenu
        list={list}
        button={button}
        mayMerge={others.length > 0}
        onEdit={() => setOpen('edit')}
        onMerge={() => setOpen('merge')}
        onDelete={onDelete}
      />
      {open === 'edit' && (
        <LatePart part={lateEditList} given={{ list, returnFocus: button, onClose: close }} onFail={close} />
      )}
      {open === 'merge' && (
        <LatePart
          part={lateMergeList}
          given={{ list, others, returnFocus: button, onMerge, onClose: close }}
          onFail={close}
        />
      )}
    </>
  )
  return <ListCard list={list} menu={menu} />
}
