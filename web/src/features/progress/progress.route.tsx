import { progress as english } from '../../i18n/en/progress.ts'
import { progress as spanish } from '../../i18n/es/progress.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { ProgressScreen } from './progress-screen.tsx'

addMessages('progress', english, spanish)

export function ProgressRoute() {
  return <ProgressScreen />
}
