import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import './dialog.css'

type Props = {
  /** A button element; pressing it opens the menu. */
  trigger: ReactElement
  label: string
  children: ReactNode
}

export function Menu({ trigger, label, children }: Props) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="menu" aria-label={label} align="end" sideOffset={6} collisionPadding={12}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type ItemProps = { onSelect: () => void; disabled?: boolean; children: ReactNode }

export function MenuItem({ onSelect, disabled, children }: ItemProps) {
  return (
    <Radix.Item className="menu__item" disabled={disabled ?? false} onSelect={onSelect}>
      {children}
    </Radix.Item>
  )
}
