import { X } from 'lucide-react'
import * as Dialog from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { ShareBar } from '../../ui/figures/share-bar.tsx'

type Props = {
  title: string
  showTitle?: boolean
  /** Per cent of the session behind the learner. */
  percent?: number
  /** Stands at the right of the bar. */
  figure?: string
  /** Behind the figure: what holds for the whole session. */
  tools?: ReactNode
  body: ReactNode
  foot?: ReactNode
}

/** The bar with the way out, the work in the middle, the controls where the thumb is. */
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
