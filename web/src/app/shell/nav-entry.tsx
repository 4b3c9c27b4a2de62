import type { LucideIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'

type Props = {
  to: string
  icon: LucideIcon
  label: string
  className: string
  /** The paths for which this entry is marked as current: the page of a video marks the videos. */
  section?: RegExp
}

export function NavEntry({ to, icon: Icon, label, section, className }: Props) {
  const { pathname } = useLocation()
  return (
    <Link
      to={to}
      className={className}
      title={label}
      aria-current={section?.test(pathname) ? 'page' : undefined}
    >
      <Icon className="icon" aria-hidden="true" />
      <span>{label}</span>
    </Link>
  )
}
