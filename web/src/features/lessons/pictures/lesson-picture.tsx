import type { PictureItem } from '@verbena/contract/lesson-items'
import { readItemPicture } from '@verbena/contract/lessons'
import { useTranslation } from 'react-i18next'

/** The picture of an item, with what it means for those who cannot see it. */
export function LessonPicture({ item }: { item: PictureItem }) {
  const { t } = useTranslation('lesson')
  const address = item.imageUrl || readItemPicture.path.replace(':id', encodeURIComponent(item.id))
  return (
    <img
      className="lesson-picture"
      src={address}
      alt={t('pictures.picture', { meaning: item.meaning })}
      width="160"
      height="160"
    />
  )
}
