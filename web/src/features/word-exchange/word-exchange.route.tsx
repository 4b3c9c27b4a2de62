import { wordExchange as english } from '../../i18n/en/word-exchange.ts'
import { wordExchange as spanish } from '../../i18n/es/word-exchange.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { WordExchangeScreen } from './word-exchange-screen.tsx'

addMessages('wordExchange', english, spanish)

export function WordExchangeRoute() {
  return <WordExchangeScreen />
}
