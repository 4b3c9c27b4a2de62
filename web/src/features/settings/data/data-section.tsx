import type { User } from '@verbena/contract/accounts/accounts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { useLocalDate } from '../use-local-date.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { ExportAccount } from './export-account.tsx'

type Props = { user: User; now: () => Date }

export function DataSection({ user, now }: Props) {
  const { t } = useTranslation('settings')
  return (
    <section className="settings-section">
      <h2>{t('data.title')}</h2>
      <ExportAccount username={user.username} now={now} />
      <Deletion user={user} />
    </section>
  )
}

/** A planned deletion shows only its date here, because a notice on every page offers to cancel it. */
function Deletion({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const writeDate = useLocalDate()
  const [isConfirming, setConfirming] = useState(false)
  if (user.deleteAt)
    return (
      <p className="settings-item muted">{t('data.deletePlanned', { date: writeDate(user.deleteAt) })}</p>
    )
  return (
    <div className="settings-item">
      <p className="muted">{t('data.deleteText')}</p>
      <Button variant="quiet" className="settings-danger" onClick={() => setConfirming(true)}>
        {t('data.delete')}
      </Button>
      <DeleteAccountDialog user={user} open={isConfirming} onOpenChange={setConfirming} />
    </div>
  )
}
