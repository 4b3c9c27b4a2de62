import type { CheckedWriting } from '@verbena/contract/writing/writing-check'
import { useTranslation } from 'react-i18next'
import { Figures } from '../../../ui/figures/figures.tsx'
import { ShareBar } from '../../../ui/figures/share-bar.tsx'

/** The words of each level as bars with numbers, and the estimated level of the text. */
export function LevelProfile({ profile }: { profile: CheckedWriting['profile'] }) {
  const { t, i18n } = useTranslation('writing')
  const { levels, estimatedLevel, differentWords } = profile
  const all = levels.reduce((sum, { words }) => sum + words, 0)
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <section className="level-profile" aria-labelledby="level-profile">
      <Figures
        figures={[
          { label: t('profile.level'), value: estimatedLevel ?? t('profile.tooShort') },
          { label: t('profile.different'), value: differentWords },
        ]}
      />
      <h2 id="level-profile">{t('profile.heading')}</h2>
      <ul>
        {levels.map(({ level, words }) => (
          <li key={level}>
            <strong>{level}</strong>
            <ShareBar parts={[{ kind: 'done', percent: all === 0 ? 0 : (100 * words) / all }]} />
            <span>
              {t('profile.row', { count: words, percent: percent.format(all === 0 ? 0 : words / all) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
