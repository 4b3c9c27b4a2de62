import { catalogue as english } from '../../i18n/en/catalogue.ts'
import { catalogue as spanish } from '../../i18n/es/catalogue.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { CatalogueScreen } from './catalogue-screen.tsx'

addMessages('catalogue', english, spanish)

export function VideosRoute() {
  return <CatalogueScreen key="videos" kind="videos" />
}
