import type { ComponentProps, ReactNode } from 'react'
import './button.css'
import { classNames } from '../style/class-names.ts'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { label: string; icon: ReactNode }

export function IconButton({ label, icon, className, ...props }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...props}
      aria-label={label}
      className={classNames('icon-button', className)}
    >
      {icon}
    </button>
  )
}
