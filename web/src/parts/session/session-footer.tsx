import type { ReactNode } from 'react'
import { classNames } from '../../ui/style/class-names.ts'
import '../typed-answer/typed-answer.css'

type Props = {
  /** Null until there is an answer. */
  verdict?: 'right' | 'wrong' | 'shown' | null
  /** What holds for the whole session, above the controls. */
  notes?: ReactNode
  className?: string
  children: ReactNode
}

/** The controls of a session, where the thumb is. The colour is that of the verdict. */
export function SessionFooter({ verdict = null, notes, className, children }: Props) {
  return (
    <footer className={classNames('verdict', verdict !== null && `verdict--${verdict}`)}>
      {notes}
      <div className={classNames('verdict__inner', className)}>{children}</div>
    </footer>
  )
}
