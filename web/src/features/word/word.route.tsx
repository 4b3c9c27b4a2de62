import { useParams } from 'react-router'
import { lookup as englishLookup } from '../../i18n/en/lookup.ts'
import { word as english } from '../../i18n/en/word.ts'
import { lookup as spanishLookup } from '../../i18n/es/lookup.ts'
import { word as spanish } from '../../i18n/es/word.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { WordScreen } from './word-screen.tsx'

addMessages('word', english, spanish)
addMessages('lookup', englishLookup, spanishLookup)

export function WordRoute() {
  const { id = '' } = useParams()
  return <WordScreen key={id} wordId={id} />
}
