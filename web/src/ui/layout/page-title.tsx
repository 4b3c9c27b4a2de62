import { type ReactNode, useEffect, useRef } from 'react'
import { setDocumentTitle, setPrerenderedTitle } from './document-title.ts'
import { usePageFocus } from './use-page-focus.ts'

type Props = {
  /** The document title, and the text of the heading unless there are `children`. */
  title: string
  lang?: string
  className?: string
  children?: ReactNode
}

/** The only h1 of a page. Sets the document title and receives the focus after a navigation. */
export function PageTitle({ title, lang, className, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  setPrerenderedTitle(title)
  useEffect(() => {
    setDocumentTitle(title)
  }, [title])
  usePageFocus(heading)
  return (
    <h1 ref={heading} tabIndex={-1} lang={lang} className={className}>
      {children ?? title}
    </h1>
  )
}
