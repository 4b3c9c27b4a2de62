import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/use-session.ts'
import { CreateListDialog } from '../../parts/create-list/create-list-dialog.tsx'
import { paths } from '../../parts/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { useToast } from '../../ui/toast.tsx'
import './vocabulary.css'
import { ListOverlay } from './list-overlay.tsx'
import { ListsSkeleton } from './lists-skeleton.tsx'
import { PersonalLists } from './personal-lists.tsx'
import { useUnsentAttempts } from './use-attempts.ts'

type Props = { random: () => number }

export function VocabularyScreen({ random }: Props) {
  const { t } = useTranslation('vocabulary')
  const isSignedIn = useSession() !== null
  const toast = useToast()
  useUnsentAttempts()
  const [isCreating, setCreating] = useState(false)
  if (!isSignedIn) return <SignInPrompt />
  const newList = (
    <Button id="new-list" variant="quiet" onClick={() => setCreating(true)}>
      <Plus className="icon" aria-hidden="true" />
      {t('newList')}
    </Button>
  )
  return (
    <Page title={t('title')} actions={newList}>
      <Suspense fallback={<ListsSkeleton />}>
        <PersonalLists />
      </Suspense>
      <CreateListDialog
        open={isCreating}
        onOpenChange={setCreating}
        description="required"
        onCreated={({ name }) => toast({ text: t('created', { name }) })}
      />
      <ListOverlay random={random} />
    </Page>
  )
}

function SignInPrompt() {
  const { t } = useTranslation('vocabulary')
  return (
    <Page title={t('title')}>
      <EmptyState title={t('signInTitle')} text={t('signInText')}>
        <ButtonLink variant="primary" to={paths.login}>
          {t('signIn')}
        </ButtonLink>
      </EmptyState>
    </Page>
  )
}
