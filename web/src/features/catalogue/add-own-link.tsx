import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { type CatalogueKind, catalogueKinds } from './catalogue-kind.ts'

/**
 * Links to the tab of the learner's own media, which opens the dialog for a new item or explains what adding requires.
 */
export function AddOwnLink({ kind }: { kind: CatalogueKind }) {
  const { t } = useTranslation('catalogue')
  return (
    <ButtonLink variant="quiet" to={catalogueKinds[kind].adding}>
      <Plus className="icon" aria-hidden="true" />
      {t(`${kind}.add`)}
    </ButtonLink>
  )
}
