import { HeadphoneOff, Headphones } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SessionFrame } from '../../../parts/session/session-frame.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type Props = {
  title: string
  /** The body says it in large letters. */
  isTitled?: boolean
  /** How far the present part is; none while there is nothing to count. */
  done?: number
  total?: number
  silence?: { isSilent: boolean; choose: (isSilent: boolean) => void }
  tools?: ReactNode
  body: ReactNode
}

/** The bar of every lesson: the way out, how far it is, and whether it may be heard. */
export function LessonFrame({ title, isTitled = false, done, total, silence, tools, body }: Props) {
  const { t } = useTranslation('lesson')
  const isCounted = done !== undefined && total !== undefined
  const Sound = silence?.isSilent ? HeadphoneOff : Headphones
  return (
    <SessionFrame
      title={title}
      showTitle={!isCounted && !isTitled}
      {...(isCounted && { percent: (100 * done) / total, figure: t('progress', { done, total }) })}
      tools={
        <>
          {tools}
          {silence && (
            <IconButton
              label={t('silence')}
              aria-pressed={silence.isSilent}
              icon={<Sound className="icon" aria-hidden="true" />}
              onClick={() => silence.choose(!silence.isSilent)}
            />
          )}
        </>
      }
      body={body}
    />
  )
}
