import type { ReactNode } from 'react'
import { classNames } from '../../ui/style/class-names.ts'
import '../typed-answer/typed-answer.css'

type Props = {
  /** Null until the question is answered. */
  verdict?: 'right' | 'wrong' | 'shown' | null
  /** Notes about the whole session, above the controls. */
  notes?: ReactNode
  className?: string
  children: ReactNode
}

/** The controls of a session, at the bottom of the screen. The verdict sets the background colour. */
export function SessionFooter({ verdict = null, notes, className, children }: Props) {
  return (
    <footer className={classNames('verdict', verdict !== null && `verdict--${verdict}`)}>
      {notes}
      <div className={classNames('verdict__inner', className)}>{children}</div>
    </footer>
  )
}
