import { useTranslation } from 'react-i18next'

/** What each plan holds (specification 1, section 1), in the interface language. */
export function useFeatures() {
  const { t } = useTranslation('billing')
  return {
    free: [
      t('plans.free.hours'),
      t('plans.free.words'),
      t('plans.free.translations'),
      t('plans.free.videos'),
    ],
    proAlone: [
      t('plans.pro.translations'),
      t('plans.pro.ownVideos'),
      t('plans.pro.transcription'),
      t('plans.pro.premium'),
      t('plans.pro.pronunciation'),
    ],
  }
}
