import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SessionFrame } from '../../../parts/session/session-frame.tsx'
import { SilenceButton } from '../../../parts/session/silence-button.tsx'

type Props = {
  title: string
  /** The body shows the title itself. */
  hasOwnTitle?: boolean
  /** Progress of the present phase; undefined where there is nothing to count. */
  done?: number
  total?: number
  silence?: { isSilent: boolean; choose: (isSilent: boolean) => void }
  tools?: ReactNode
  body: ReactNode
}

/** The frame of every lesson: close button, progress and the switch for silent mode. */
export function LessonFrame({ title, hasOwnTitle = false, done, total, silence, tools, body }: Props) {
  const { t } = useTranslation('lesson')
  const isCounted = done !== undefined && total !== undefined
  return (
    <SessionFrame
      title={title}
      showTitle={!isCounted && !hasOwnTitle}
      {...(isCounted && { percent: (100 * done) / total, figure: t('progress', { done, total }) })}
      tools={
        <>
          {tools}
          {silence && (
            <SilenceButton label={t('silence')} isSilent={silence.isSilent} onChange={silence.choose} />
          )}
        </>
      }
      body={body}
    />
  )
}
