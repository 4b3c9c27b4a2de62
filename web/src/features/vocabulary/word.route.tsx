import { useParams } from 'react-router'
import { lookup as englishLookup } from '../../i18n/en/lookup.ts'
import { wordPage as english } from '../../i18n/en/word-page.ts'
import { lookup as spanishLookup } from '../../i18n/es/lookup.ts'
import { wordPage as spanish } from '../../i18n/es/word-page.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { WordScreen } from './word-page/word-screen.tsx'

addMessages('wordPage', english, spanish)
addMessages('lookup', englishLookup, spanishLookup)

export function WordRoute() {
  const { id = '' } = useParams()
  return <WordScreen key={id} wordId={id} />
}
