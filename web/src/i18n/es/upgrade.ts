import type { upgrade as english } from '../en/upgrade.ts'
import type { Translation } from '../translation.ts'

export const upgrade: Translation<typeof english> = {
  seePro: 'Ver qué ofrece Pro',
  seePlans: 'Ver los planes',
  createAccount: 'Crear una cuenta gratis',
  dailyLimit: 'Esa fue la última palabra de hoy',
  dailyLimitLearner: 'Mañana tendrás más. Con Pro no hay límite.',
  dailyLimitGuest: 'Mañana tendrás más. Con una cuenta gratis puedes consultar más cada día.',
}
