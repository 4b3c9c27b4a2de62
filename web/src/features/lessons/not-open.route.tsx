import { lessons as english } from '../../i18n/en/lessons.ts'
import { lessons as spanish } from '../../i18n/es/lessons.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { NotOpenScreen } from './not-open-screen.tsx'

addMessages('lessons', english, spanish)

export function ListeningRoute() {
  return <NotOpenScreen part="listening" />
}
