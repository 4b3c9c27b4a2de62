import type { User } from '@verbena/contract/accounts/accounts'
import { DataSection } from '../data/data-section.tsx'
import { DictionariesSection } from '../dictionaries/dictionaries-section.tsx'
import { InterfaceSection } from './interface-section.tsx'
import { ProfileForm } from './profile-form.tsx'

type Props = { user: User; now: () => Date }

export function ProfilePanel({ user, now }: Props) {
  return (
    <div className="settings-panel">
      <ProfileForm user={user} />
      <InterfaceSection />
      <DataSection user={user} now={now} />
      <DictionariesSection />
    </div>
  )
}
