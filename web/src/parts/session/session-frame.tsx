import X from 'lucide-react/icons/x'
import * as Dialog from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { ShareBar } from '../../ui/figures/share-bar.tsx'

type Props = {
  title: string
  showTitle?: boolean
  /** The finished part of the session, in per cent. */
  percent?: number
  /** Text to the right of the progress bar. */
  figure?: string
  /** Controls of the whole session, after the text. */
  tools?: ReactNode
  body: ReactNode
  foot?: ReactNode
}

/** The layout of a session: a bar with the close button and progress, the content, and the controls at the bottom. */
export function SessionFrame({ title, showTitle = false, percent, figure, tools, body, foot }: Props) {
  const { t } = useTranslation('common')
  return (
    <div className="session">
      <header className="session__bar">
        <Dialog.Close asChild>
          <IconButton label={t('close')} icon={<X className="icon" aria-hidden="true" />} />
        </Dialog.Close>
        <Dialog.Title className={showTitle ? 'session__title' : 'visually-hidden'}>{title}</Dialog.Title>
        {percent !== undefined && (
          <div className="session__progress">
            <ShareBar parts={[{ kind: 'done', percent }]} />
          </div>
        )}
        {figure && <p className="session__figure">{figure}</p>}
        {tools}
      </header>
      <div className="session__body">{body}</div>
      {foot}
    </div>
  )
}
