import type { LessonEntry } from '@verbena/contract/lessons'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { DOMAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'

type Props = {
  lesson: LessonEntry
  place: number
  isLast: boolean
  onMove: (to: number) => void
  handle: DOMAttributes<HTMLElement>
}

export function OrderRow({ lesson, place, isLast, onMove, handle }: Props) {
  const { t } = useTranslation('lessons')
  const { title, goal } = lesson
  return (
    <li className="order__row">
      {/* Only a pointer drags: the buttons are for the keyboard. */}
      <span className="order__handle" aria-hidden="true" title={t('reorder.handle', { title })} {...handle}>
        <GripVertical className="icon" />
      </span>
      <span className="order__place" aria-hidden="true">
        {place + 1}
      </span>
      <span className="order__text">
        <span className="order__title">{title}</span>
        <span className="order__goal">{goal}</span>
      </span>
      <IconButton
        label={t('reorder.up', { title })}
        aria-disabled={place === 0 || undefined}
        icon={<ArrowUp className="icon" aria-hidden="true" />}
        onClick={() => onMove(place - 1)}
      />
      <IconButton
        label={t('reorder.down', { title })}
        aria-disabled={isLast || undefined}
        icon={<ArrowDown className="icon" aria-hidden="true" />}
        onClick={() => onMove(place + 1)}
      />
    </li>
  )
}
