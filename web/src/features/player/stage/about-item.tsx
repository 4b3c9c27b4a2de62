import type { MediaItem } from '@verbena/contract/catalogue'
import { clockTime } from '@verbena/language/media/clock-time'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { categoryLabel } from '../../../parts/media/category-label.ts'
import './about.css'

type Props = { item: MediaItem; lineCount: number }

/** The details of the item, under the video on wide screens. */
export function AboutItem({ item, lineCount }: Props) {
  const { t } = useTranslation(['player', 'accounts'])
  const { t: tCatalogue } = useTranslation('catalogue')
  const { native } = useAudience()
  const { titleTranslation, durationSeconds, enlace, credits, level, estimatedLevel } = item
  const estimate =
    estimatedLevel && estimatedLevel !== level && tCatalogue('aboutLevel', { level: estimatedLevel })
  const length = [
    durationSeconds !== null && clockTime(durationSeconds),
    lineCount > 0 && t('about.lines', { count: lineCount }),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <section className="about__part">
      <h2>{t(`about.${item.kind}`)}</h2>
      <dl className="facts">
        {titleTranslation && (
          <Fact name={t('about.title')}>
            <span lang={native}>{titleTranslation}</span>
          </Fact>
        )}
        <Fact name={t('about.level', { level })}>
          {[t(`accounts:onboarding.level.${level}`), estimate].filter(Boolean).join(' · ')}
        </Fact>
        <Fact name={t('about.category')}>{categoryLabel(tCatalogue, item.category)}</Fact>
        {length && <Fact name={t('about.length')}>{length}</Fact>}
        {credits.length > 0 && <Fact name={t('credits')}>{credits.join(' · ')}</Fact>}
        {enlace && (
          <Fact name={t('about.original')}>
            <a className="link" href={enlace} target="_blank" rel="noopener noreferrer">
              {hostOf(enlace)} <ExternalLink className="icon icon--sm" aria-hidden="true" />
              <span className="visually-hidden">{t('about.opensNewTab')}</span>
            </a>
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address
