import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { paths } from '../../../parts/paths.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LessonFrame } from './lesson-frame.tsx'

type Props = { title: string; message: string; error: Error; onRetry: () => void }

/** The items did not come. Who is not signed in any more is asked to (specification 2, section 8). */
export function LessonFailed({ title, message, error, onRetry }: Props) {
  const { t } = useTranslation('lesson')
  const navigate = useNavigate()
  const isUnauthorized =
    error instanceof ApiError && (error.status === 401 || /unauthorized/i.test(error.message))
  useEffect(() => {
    if (isUnauthorized) void navigate(paths.login)
  }, [isUnauthorized, navigate])
  return (
    <LessonFrame
      title={title}
      body={<ErrorState title={message} text={errorMessage(error, t)} onRetry={onRetry} />}
    />
  )
}
