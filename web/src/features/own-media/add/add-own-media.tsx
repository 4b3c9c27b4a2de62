import type { OwnMediaListing } from '@verbena/contract/own-media/own-media'
import { guestLanguages } from '@verbena/language/languages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/use-session.ts'
import { TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { Details } from '../details-fields.tsx'
import type { OwnMediaKind } from '../own-media-kind.ts'
import { AddFile } from './add-file.tsx'
import { AddLink } from './add-link.tsx'

const sourceTypes = ['link', 'file'] as const

type Props = { kind: OwnMediaKind; learnerId: string; usage: OwnMediaListing['usage']; onClose: () => void }

/** The dialog for a YouTube link or a file. Input of one tab is kept while the other tab is shown. */
export function AddOwnMedia({ kind, learnerId, usage, onClose }: Props) {
  const { t } = useTranslation('ownMedia')
  const user = useSession()?.user
  const [sourceType, setSourceType] = useState<(typeof sourceTypes)[number]>('link')
  const [title, setTitle] = useState('')
  const [details, setDetails] = useState<Details>({
    language: user?.targetLanguage ?? guestLanguages.target,
    level: user?.level ?? 'B2',
    category: 'My Videos',
  })
  const fields = {
    kind,
    learnerId,
    title,
    details,
    onTitle: setTitle,
    onDetails: (change: Partial<Details>) => setDetails((before) => ({ ...before, ...change })),
    onClose,
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t(`${kind}.add`)}>
      <Tabs
        label={t('dialog.from')}
        tabs={sourceTypes.map((id) => ({ id, label: t(`dialog.${id}`) }))}
        selected={sourceType}
        onSelect={setSourceType}
      />
      <TabPanel id="link" selected={sourceType}>
        <AddLink {...fields} />
      </TabPanel>
      <TabPanel id="file" selected={sourceType}>
        <AddFile {...fields} usage={usage} />
      </TabPanel>
    </Dialog>
  )
}
