import i18next from 'i18next'
import { afterEach, expect, test } from 'vitest'
import { onboarding as english } from './en/onboarding.ts'
import { onboarding as spanish } from './es/onboarding.ts'
import { addMessages, setInterfaceLanguage, startI18n } from './i18n.ts'
import { interfaceLanguage } from './stored-language.ts'

afterEach(() => {
  localStorage.clear()
  document.documentElement.lang = ''
})

test('texts can be added before and after the start', () => {
  addMessages('early', { word: 'early' }, { word: 'pronto' })
  startI18n('en')
  addMessages('late', { word: 'late' }, { word: 'tarde' })
  expect([i18next.t('early:word' as never), i18next.t('late:word' as never)]).toEqual(['early', 'late'])
})

test('the name of a language is lower case inside a Spanish sentence, and capitalised alone', () => {
  addMessages('onboarding', english, spanish)
  startI18n('es')
  const language = i18next.t('common:languages.en')
  expect(language).toBe('Inglés')
  expect(i18next.t('onboarding:target.note', { language })).toContain(' inglés')
})

test.each([
  [{ userLanguage: 'es', preferredNativeLanguage: 'en' }, 'es'],
  [{ preferredNativeLanguage: 'es' }, 'es'],
  [{ userLanguage: 'fr' }, 'en'],
  [{}, 'en'],
])('of %j the interface language is %s', (stored, language) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  expect(interfaceLanguage()).toBe(language)
})

test('without a choice, the interface language is that of the page that was sent', () => {
  document.documentElement.lang = 'es'
  expect(interfaceLanguage()).toBe('es')
})

test('a chosen language is stored, and set on the document', () => {
  startI18n('en')
  setInterfaceLanguage('es')
  expect([interfaceLanguage(), document.documentElement.lang]).toEqual(['es', 'es'])
})
