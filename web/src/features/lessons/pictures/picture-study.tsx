import type { PictureItem } from '@verbena/contract/lesson-items'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/use-session.ts'
import { AudioButton } from '../../../parts/audio-button/audio-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import '../../../parts/typed-answer/typed-answer.css'
import { LessonPicture } from './lesson-picture.tsx'

type Props = {
  item: PictureItem
  at: number
  total: number
  isSilent: boolean
  onTurn: (to: number) => void
  onQuiz: () => void
}

/** One picture after the other with its word, by buttons and by arrows; the quiz may begin at any time. */
export function PictureStudy({ item, at, total, isSilent, onTurn, onQuiz }: Props) {
  const { t } = useTranslation('lesson')
  const native = useSession()?.user.nativeLanguage
  const isLast = at === total - 1
  const word = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every picture is read out when it comes
  useEffect(() => {
    word.current?.focus()
  }, [at])
  useArrows((step) => onTurn(at + step))
  const go = () => (isLast ? onQuiz() : onTurn(at + 1))
  return (
    <div className="question">
      <div className="question__ask lesson-ask">
        <p className="caption">
          {t('pictures.study')} · {t('pictures.place', { place: at + 1, total })}
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
      <footer className="verdict">
        <div className="verdict__inner lesson-foot">
          <IconButton
            label={t('pictures.previous')}
            disabled={at === 0}
            icon={<ChevronLeft className="icon" aria-hidden="true" />}
            onClick={() => onTurn(at - 1)}
          />
          <IconButton
            label={t('pictures.next')}
            disabled={isLast}
            icon={<ChevronRight className="icon" aria-hidden="true" />}
            onClick={() => onTurn(at + 1)}
          />
          {!isLast && (
            <Button variant="text" className="lesson-foot__skip" onClick={onQuiz}>
              {t('pictures.toQuiz')}
            </Button>
          )}
          <Button variant="primary" tall onClick={go}>
            {isLast ? t('pictures.toQuiz') : t('next')}
          </Button>
        </div>
      </footer>
    </div>
  )
}

/** Left and right turn the pictures, wherever the focus is. */
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
