import type { ReactNode } from 'react'
import './plan-card.css'
import { BrandMark } from '../../ui/pictures/brand-mark.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { FeatureList } from './feature-list.tsx'
import { usePlanTexts } from './use-plan-texts.ts'

type Props = {
  plan: 'free' | 'pro'
  /** Formatted by the page: each page shows another price (specification 1, section 2.5). */
  price: string
  heading: 'h2' | 'h3'
  /** The button of the card. */
  children?: ReactNode
}

/** The price and the contents of a plan (specification 1, section 1). */
export function PlanCard({ plan, price, heading: Heading, children }: Props) {
  const { t } = usePlanTexts()
  const isPro = plan === 'pro'
  const features = useFeatures()[plan]
  return (
    <article className={classNames('plan', isPro && 'plan--pro')}>
      <div className="plan__name">
        <Heading>{t(`${plan}.name`)}</Heading>
        {isPro && (
          <span className="plan__badge">
            <BrandMark />
            {t('recommended')}
          </span>
        )}
      </div>
      <p className="plan__price">
        {price} {isPro && <small>{t('aMonth')}</small>}
      </p>
      <p className="muted">{t(`${plan}.about`)}</p>
      <FeatureList features={features} />
      {children}
    </article>
  )
}

function useFeatures() {
  const { t } = usePlanTexts()
  return {
    free: [t('free.hours'), t('free.words'), t('free.translations'), t('free.videos')],
    pro: [
      t('pro.everything'),
      t('pro.translations'),
      t('pro.ownVideos'),
      t('pro.transcription'),
      t('pro.premium'),
      t('pro.pronunciation'),
    ],
  }
}
