import type { WordList } from '@verbena/contract/vocabulary/lists'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../parts/navigation/paths.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Petals } from '../../../ui/figures/petals.tsx'
import { openerId, type SessionMode, sessionAddress } from '../session/use-session-address.ts'

const modes: readonly SessionMode[] = ['learn', 'practise']

type Props = {
  list: WordList
  /** The menu of actions for the list. */
  menu: ReactNode
}

export function ListCard({ list, menu }: Props) {
  const { t, i18n } = useTranslation('vocabulary')
  const nameId = `list-${list.id}`
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  const progressLabel =
    list.progress === null
      ? t('notPractised')
      : t('progress', { percent: percent.format(list.progress / 100) })
  return (
    <li className="list-card">
      <div className="list-card__top">
        <div>
          <h3 id={nameId}>
            <Link to={paths.wordList(list.id)}>{list.name}</Link>
          </h3>
          {list.description && <p>{list.description}</p>}
        </div>
        <Petals open={Math.floor((list.progress ?? 0) / 20)} label={progressLabel} />
      </div>
      <div className="list-card__foot">
        <span>{t('wordCount', { count: list.wordCount })}</span>
        {modes.map((mode) => (
          <ButtonLink
            key={mode}
            id={openerId(list.id, mode)}
            variant="text"
            to={sessionAddress(list.id, mode)}
            state={{ openedHere: true }}
            aria-describedby={nameId}
          >
            {t(mode)}
          </ButtonLink>
        ))}
        {menu}
      </div>
    </li>
  )
}
