import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button-link.tsx'
import { type CatalogueKind, catalogueKinds } from './catalogue-kind.ts'

/** To the learner's own part of the listing, where its dialog opens, or what it takes is told. */
export function AddOwnLink({ kind }: { kind: CatalogueKind }) {
  const { t } = useTranslation('catalogue')
  return (
    <ButtonLink variant="quiet" to={catalogueKinds[kind].adding}>
      <Plus className="icon" aria-hidden="true" />
      {t(`${kind}.add`)}
    </ButtonLink>
  )
}
