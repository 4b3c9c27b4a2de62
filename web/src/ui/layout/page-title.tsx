import { type ReactNode, useEffect, useRef } from 'react'
import { usePageFocus } from './use-page-focus.ts'

type Props = {
  /** Names the browser's tab, and stands in the heading unless `children` do. */
  title: string
  lang?: string
  className?: string
  children?: ReactNode
}

/** The one h1 of a page: names the tab, and takes focus when the learner arrives from another page. */
export function PageTitle({ title, lang, className, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = title === 'Verbena' ? title : `${title} · Verbena`
  }, [title])
  usePageFocus(heading)
  return (
    <h1 ref={heading} tabIndex={-1} lang={lang} className={className}>
      {children ?? title}
    </h1>
  )
}
