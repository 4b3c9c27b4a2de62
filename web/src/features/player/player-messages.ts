import { catalogue as englishCatalogue } from '../../i18n/en/catalogue.ts'
import { player as english } from '../../i18n/en/player.ts'
import { catalogue as spanishCatalogue } from '../../i18n/es/catalogue.ts'
import { player as spanish } from '../../i18n/es/player.ts'
import { addMessages } from '../../i18n/i18n.ts'

/** The texts of both players, and those of the catalogue for the names of categories. */
export function addPlayerMessages() {
  addMessages('player', english, spanish)
  addMessages('catalogue', englishCatalogue, spanishCatalogue)
}
