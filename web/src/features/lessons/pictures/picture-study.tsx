import type { PictureItem } from '@verbena/contract/lessons/lesson-items'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/use-session.ts'
import { AudioButton } from '../../../parts/audio-button/audio-button.tsx'
import { SessionFooter } from '../../../parts/session/session-footer.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useFocusOnChange } from '../../../ui/layout/use-on-change.ts'
import { LessonPicture } from './lesson-picture.tsx'

type Props = {
  item: PictureItem
  index: number
  total: number
  isSilent: boolean
  onShow: (to: number) => void
  onQuiz: () => void
}

/** One picture at a time with its word, by buttons and arrow keys. The quiz may start at any time. */
export function PictureStudy({ item, index, total, isSilent, onShow, onQuiz }: Props) {
  const { t } = useTranslation('lesson')
  const native = useSession()?.user.nativeLanguage
  const isLast = index === total - 1
  const word = useRef<HTMLParagraphElement>(null)
  // The focus moves so that a screen reader reads each word.
  useFocusOnChange(word, index)
  useArrows((step) => onShow(index + step))
  const go = () => (isLast ? onQuiz() : onShow(index + 1))
  return (
    <div className="question">
      <div className="question__ask lesson-ask">
        <p className="caption">
          {t('pictures.study')} · {t('pictures.place', { place: index + 1, total })}
        </p>
        <div className="picture-card" key={item.id}>
          <LessonPicture item={item} />
          <div className="picture-card__word">
            <p ref={word} tabIndex={-1} className="question__word" lang={item.audio_lang}>
              {item.word}
            </p>
            {!isSilent && <AudioButton key={item.id} text={item.word} language={item.audio_lang} />}
          </div>
          <p className="muted" lang={native}>
            {item.meaning}
          </p>
        </div>
      </div>
      <SessionFooter className="lesson-foot">
        <IconButton
          label={t('pictures.previous')}
          disabled={index === 0}
          icon={<ChevronLeft className="icon" aria-hidden="true" />}
          onClick={() => onShow(index - 1)}
        />
        <IconButton
          label={t('pictures.next')}
          disabled={isLast}
          icon={<ChevronRight className="icon" aria-hidden="true" />}
          onClick={() => onShow(index + 1)}
        />
        {!isLast && (
          <Button variant="text" className="lesson-foot__skip" onClick={onQuiz}>
            {t('pictures.toQuiz')}
          </Button>
        )}
        <Button variant="primary" tall onClick={go}>
          {isLast ? t('pictures.toQuiz') : t('next')}
        </Button>
      </SessionFooter>
    </div>
  )
}

/** The left and right arrows change the picture, wherever the focus is. */
function useArrows(onStep: (step: -1 | 1) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowLeft') onStep(-1)
    if (event.key === 'ArrowRight') onStep(1)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
