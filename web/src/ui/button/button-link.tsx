import { Link, type LinkProps } from 'react-router'
import './button.css'
import { type ButtonVariant, buttonClass } from './button.tsx'

type Props = LinkProps & { variant: ButtonVariant; wide?: boolean; tall?: boolean }

export function ButtonLink({ variant, wide, tall, className, ...props }: Props) {
  return <Link {...props} className={buttonClass(variant, wide, tall, className)} />
}
