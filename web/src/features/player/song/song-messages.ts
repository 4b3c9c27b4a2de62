import { song as english } from '../../../i18n/en/song.ts'
import { song as spanish } from '../../../i18n/es/song.ts'
import { addMessages } from '../../../i18n/i18n.ts'

/** The texts of the song game; they come with its panel. */
export function addSongMessages() {
  addMessages('song', english, spanish)
}
