import type { settings as english } from '../en/settings.ts'
import type { Translation } from '../translation.ts'

export const settings: Translation<typeof english> = {
  title: 'Ajustes',
  signedInAs: 'Has entrado como',
  language: 'Idioma de la interfaz',
  theme: { label: 'Tema', system: 'Como en este dispositivo', light: 'Claro', dark: 'Oscuro' },
}
