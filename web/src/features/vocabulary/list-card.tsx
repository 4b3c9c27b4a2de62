import type { WordList } from '@verbena/contract/vocabulary'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Petals } from '../../ui/petals.tsx'
import { openerId, overlayAddress, type SessionMode } from './use-overlay.ts'

const modes: readonly SessionMode[] = ['learn', 'practise']

export function ListCard({ list }: { list: WordList }) {
  const { t, i18n } = useTranslation('vocabulary')
  const nameId = `list-${list.id}`
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  const said =
    list.progress === null
      ? t('notPractised')
      : t('progress', { percent: percent.format(list.progress / 100) })
  return (
    <li className="list-card">
      <div className="list-card__top">
        <div>
          <h3 id={nameId}>{list.name}</h3>
          {list.description && <p>{list.description}</p>}
        </div>
        <Petals open={Math.floor((list.progress ?? 0) / 20)} label={said} />
      </div>
      <div className="list-card__foot">
        <span>{t('wordCount', { count: list.wordCount })}</span>
        {modes.map((mode) => (
          <ButtonLink
            key={mode}
            id={openerId(list.id, mode)}
            variant="text"
            to={overlayAddress(list.id, mode)}
            state={{ openedHere: true }}
            aria-describedby={nameId}
          >
            {t(mode)}
          </ButtonLink>
        ))}
      </div>
    </li>
  )
}
