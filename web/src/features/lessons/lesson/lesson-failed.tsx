import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LessonFrame } from './lesson-frame.tsx'

type Props = { title: string; message: string; error: Error; onRetry: () => void }

/** The items could not be loaded. An expired session leads to the sign-in page (specification 2, section 8). */
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
