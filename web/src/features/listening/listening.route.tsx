import { useSearchParams } from 'react-router'
import { catalogue as englishCatalogue } from '../../i18n/en/catalogue.ts'
import { listening as english } from '../../i18n/en/listening.ts'
import { catalogue as spanishCatalogue } from '../../i18n/es/catalogue.ts'
import { listening as spanish } from '../../i18n/es/listening.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { DictationScreen } from './dictation/dictation-screen.tsx'
import { ListeningScreen } from './listening-screen.tsx'

addMessages('listening', english, spanish)
addMessages('catalogue', englishCatalogue, spanishCatalogue)

/** The page for listening practice, or the dictation of the item in `?dictate=`. */
export function ListeningRoute() {
  const [params] = useSearchParams()
  const id = params.get('dictate')
  if (!id) return <ListeningScreen />
  const kind = params.get('kind') === 'song' ? 'song' : 'video'
  return <DictationScreen key={`${kind} ${id}`} kind={kind} id={id} />
}
