import { useTranslation } from 'react-i18next'

/** The keys of the player, for whoever has a keyboard. */
export function KeyHints({ hasTranslations }: { hasTranslations: boolean }) {
  const { t } = useTranslation('player')
  const hints = [
    ['←', t('previousLine')],
    ['→', t('nextLine')],
    ['R', t('repeatLine')],
    ['L', t('loopLine')],
    ['S', t('speed')],
    [t('keys.space'), t('keys.toggle')],
    ...(hasTranslations ? [['D', t('dualSubtitles')]] : []),
  ]
  return (
    <section className="about__part about__keys">
      <h2>{t('keys.title')}</h2>
      <dl className="keys">
        {hints.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
