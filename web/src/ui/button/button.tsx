import type { ComponentProps, MouseEvent } from 'react'
import './button.css'
import { BrandMark } from '../pictures/brand-mark.tsx'
import { classNames } from '../style/class-names.ts'

export type ButtonVariant = 'primary' | 'quiet' | 'text'

export type ButtonProps = ComponentProps<'button'> & {
  variant: ButtonVariant
  wide?: boolean
  tall?: boolean
  /** Work is in progress: the button keeps its size and the focus, and ignores presses. */
  busy?: boolean
}

export function Button({
  variant,
  wide,
  tall,
  busy = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...props}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass(variant, wide, tall, className)}
    >
      {busy && <BrandMark className="button__busy" />}
      {children}
    </button>
  )
}

export function buttonClass(
  variant: ButtonVariant,
  wide?: boolean,
  tall?: boolean,
  className?: string,
): string {
  return classNames('button', `button--${variant}`, wide && 'button--wide', tall && 'button--tall', className)
}
