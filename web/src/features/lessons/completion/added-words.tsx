import type { ReplyOf } from '@verbena/contract/endpoint'
import type { recordLessonProgress } from '@verbena/contract/lessons/lesson-progress'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/use-session.ts'

/** Words of the lesson that were added to the learner's lists. */
export function AddedWords({ reply }: { reply: ReplyOf<typeof recordLessonProgress> }) {
  const { t } = useTranslation('lesson')
  const user = useSession()?.user
  const { savedWords, listName } = reply
  if (savedWords.length === 0) return null
  return (
    <div className="joined-words">
      <p className="muted">{t('done.words', { count: savedWords.length, list: listName })}</p>
      <ul>
        {savedWords.map(({ word, translation }) => (
          <li key={word}>
            <strong lang={user?.targetLanguage}>{word}</strong>{' '}
            <span lang={user?.nativeLanguage}>{translation}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
