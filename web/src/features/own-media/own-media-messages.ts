import { catalogue as englishCatalogue } from '../../i18n/en/catalogue.ts'
import { ownMedia as english } from '../../i18n/en/own-media.ts'
import { catalogue as spanishCatalogue } from '../../i18n/es/catalogue.ts'
import { ownMedia as spanish } from '../../i18n/es/own-media.ts'
import { addMessages } from '../../i18n/i18n.ts'

/** Adds the texts of this feature, and those of the catalogue for the names of categories. */
export function addOwnMediaMessages() {
  addMessages('ownMedia', english, spanish)
  addMessages('catalogue', englishCatalogue, spanishCatalogue)
}
