import { useTranslation } from 'react-i18next'

/** Sources that have translated texts. */
const known = [
  'lexicon',
  'pack-gpl',
  'pack-cc-by-sa',
  'pack-combined',
  'wordnet',
  'espeak-ng',
  'speech-endpoint',
  'fluent-emoji',
  'spelling',
  'harper',
  'model',
] as const

type Source = { id: string; name?: string; note?: string | undefined }

/** Name and purpose of a source in the interface language; an unknown pack is described by its own note. */
export function useSourceTexts(): (source: Source) => {
  name: string
  text?: string | undefined
  lang?: 'en'
} {
  const { t } = useTranslation('settings')
  return ({ id, name = id, note }) => {
    const key = known.find((one) => one === id)
    if (!key) return { name, text: note, lang: 'en' }
    return { name: t(`dictionaries.names.${key}`), text: t(`dictionaries.texts.${key}`) }
  }
}
