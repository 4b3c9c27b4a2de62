import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@verbena/contract/endpoint'
import { decideOnSuggestion, listAnswerSuggestions } from '@verbena/contract/lessons/answer-suggestions'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { LessonsFailed } from '../lessons-failed.tsx'
import { LessonsSkeleton } from '../lessons-skeleton.tsx'
import './suggestions.css'

type Suggestion = ReplyOf<typeof listAnswerSuggestions>['suggestions'][number]

/** Shows editors the answers that were judged wrong and that learners suggest to accept. */
export function SuggestionsScreen() {
  const { t } = useTranslation('lessons')
  const { key } = useAudience()
  const query = useQuery({
    queryKey: queryKeys.lessons.suggestions(key),
    queryFn: async ({ signal }) => (await call(listAnswerSuggestions, {}, { signal })).suggestions,
  })
  return (
    <Page
      title={t('suggestions.title')}
      actions={
        <ButtonLink variant="text" className="lessons-action" to={paths.reorder}>
          {t('suggestions.back')}
        </ButtonLink>
      }
    >
      <QueryView
        query={query}
        loading={<LessonsSkeleton />}
        failed={(error, onRetry) => <Failure error={error} onRetry={onRetry} />}
      >
        {(suggestions) => <Suggestions suggestions={suggestions} />}
      </QueryView>
    </Page>
  )
}

function Suggestions({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const { t } = useTranslation('lessons')
  if (suggestions.length === 0)
    return (
      <EmptyState title={t('suggestions.noneTitle')} text={t('suggestions.noneText')}>
        <BackToLessons />
      </EmptyState>
    )
  return (
    <>
      <p className="muted suggestions-lede">{t('suggestions.lede')}</p>
      <ol className="suggestions">
        {suggestions.map((one) => (
          <li key={`${one.item_id} ${one.from} ${one.to} ${one.answer}`}>
            <SuggestedAnswer {...one} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** Users who are not editors see an explanation without a retry button. */
function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('lessons')
  if (error instanceof ApiError && error.code === 'FORBIDDEN')
    return (
      <EmptyState title={t('suggestions.closedTitle')} text={t('suggestions.closedText')}>
        <BackToLessons />
      </EmptyState>
    )
  return <LessonsFailed title={t('suggestions.loadFailed')} error={error} onRetry={onRetry} />
}

/** The prompt, the accepted answer and the suggested one, with the id of the item in its file. */
function SuggestedAnswer({ item_id, from, to, prompt, expected, answer, learners }: Suggestion) {
  const { decide, isPending, error } = useDecision({ item_id, from, to, answer })
  const { t } = useTranslation(['lessons', 'common'])
  const itemLabel = { from: t(`common:languages.${from}`), to: t(`common:languages.${to}`), item: item_id }
  return (
    <article className="suggestion">
      <p className="caption">{t('suggestions.item', itemLabel)}</p>
      <h2 className="suggestion__prompt" lang={from}>
        {prompt}
      </h2>
      <dl>
        <dt>{t('suggestions.answer')}</dt>
        <dd className="suggestion__answer" lang={to}>
          {answer}
        </dd>
        <dt>{t('suggestions.expected')}</dt>
        <dd lang={to}>{expected}</dd>
      </dl>
      <p className="muted">{t('suggestions.learners', { count: learners })}</p>
      <div className="suggestion__decision">
        <Button variant="primary" busy={isPending} onClick={() => decide(true)}>
          {t('suggestions.accept')}
        </Button>
        <Button variant="quiet" busy={isPending} onClick={() => decide(false)}>
          {t('suggestions.dismiss')}
        </Button>
      </div>
      {error && (
        <p className="field__error" role="alert">
          {t('suggestions.decideFailed', { message: errorMessage(error, t) })}
        </p>
      )}
    </article>
  )
}

function useDecision(suggested: Pick<Suggestion, 'item_id' | 'from' | 'to' | 'answer'>) {
  const client = useQueryClient()
  const { key } = useAudience()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isAccepted: boolean) => call(decideOnSuggestion, { body: { ...suggested, isAccepted } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.lessons.suggestions(key) }),
  })
  return { decide: mutate, isPending, error }
}

function BackToLessons() {
  const { t } = useTranslation('lessons')
  return (
    <ButtonLink variant="primary" to={paths.lessons}>
      {t('reorder.back')}
    </ButtonLink>
  )
}
