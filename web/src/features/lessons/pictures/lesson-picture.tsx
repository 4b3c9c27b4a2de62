import type { PictureItem } from '@verbena/contract/lessons/lesson-items'
import { readItemPicture } from '@verbena/contract/lessons/lessons'
import { useTranslation } from 'react-i18next'

/** The picture of an item; its meaning is the alternative text. */
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
