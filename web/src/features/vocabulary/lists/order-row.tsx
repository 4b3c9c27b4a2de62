import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

type Props = {
  name: string
  isFirst: boolean
  isLast: boolean
  isDragged: boolean
  onMove: (step: number) => void
  handle: ComponentProps<'span'>
}

/** At an end a button stays where it is, so that it keeps the focus. */
export function OrderRow({ name, isFirst, isLast, isDragged, onMove, handle }: Props) {
  const { t } = useTranslation('lists')
  const move = (step: number, { currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    onMove(step)
    // What is put elsewhere in the page loses the focus.
    requestAnimationFrame(() => button.focus())
  }
  return (
    <li className={classNames('order-row', isDragged && 'order-row--dragged')}>
      <span {...handle} className="order-row__handle" aria-hidden="true">
        <GripVertical className="icon" />
      </span>
      <span className="order-row__name">{name}</span>
      <IconButton
        label={t('order.up', { name })}
        icon={<ArrowUp className="icon" aria-hidden="true" />}
        aria-disabled={isFirst}
        onClick={(event) => move(-1, event)}
      />
      <IconButton
        label={t('order.down', { name })}
        icon={<ArrowDown className="icon" aria-hidden="true" />}
        aria-disabled={isLast}
        onClick={(event) => move(1, event)}
      />
    </li>
  )
}
