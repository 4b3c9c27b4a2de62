import { grammar as english } from '../../i18n/en/grammar.ts'
import { grammar as spanish } from '../../i18n/es/grammar.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { GrammarScreen } from './grammar-screen.tsx'

addMessages('grammar', english, spanish)

const now = () => Date.now()

export function GrammarRoute() {
  return <GrammarScreen now={now} />
}
