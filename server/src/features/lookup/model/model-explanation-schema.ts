import { partsOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { textKey } from '@verbena/language/text/text-key'
import { z } from 'zod'
import { hasForeignMatter, plainText, shortened } from '../../../providers/model/model-texts.ts'

type Expected = { text: string; lemmaHint: string; studied: string; spoken: string }

/** Maximum lengths in characters. A longer definition is shortened; a longer example is left out. */
const shown = { translations: 4, translation: 60, definition: 300, example: 240, note: 200, lemma: 80 }
/** Characters of one text of the reply. A longer text makes the whole reply invalid. */
const textMaximum = 2000

const prose = (description: string) =>
  z
    .string()
    .describe(description)
    .max(textMaximum)
    .refine((text) => !hasForeignMatter(text), 'holds markup or an address')
    .transform(plainText)

/** The schema of a reply, with all checks. */
export function modelExplanationSchema(expected: Expected) {
  const { studied, spoken } = expected
  return z
    .object({
      lemma: prose(`base form in ${studied}, as a dictionary lists it`),
      partOfSpeech: z.enum(partsOfSpeech),
      translations: z
        .array(prose('a word or short phrase'))
        .max(20)
        .describe(`one to four translations into ${spoken}, the best one here first`),
      isCognate: z.boolean().describe(`true only when the right word in ${spoken} is spelled like the text`),
      definition: prose(`what it means here, one short sentence in ${spoken}`),
      example: prose(`another short everyday sentence in ${studied} that uses it in this meaning`),
      exampleTranslation: prose(`the example in ${spoken}`),
      note: prose(`only what a teacher would add, one short sentence in ${spoken}; else null`).optional(),
    })
    .transform((answer, context) => {
      const { translations, isCognate, partOfSpeech, definition, example, exampleTranslation, note } = answer
      const lemma = fitsIn(answer.lemma, shown.lemma) ? answer.lemma : expected.lemmaHint || expected.text
      const maySame = isCognate || partOfSpeech === 'name'
      const fit = fitTranslations(translations, maySame ? [] : [expected.text, lemma], expected)
      if (fit.length === 0)
        context.addIssue({
          code: 'custom',
          path: ['translations'],
          message: `needs a short one in ${spoken}, other than the text itself`,
        })
      const hasExample = fitsIn(example, shown.example) && textKey(example) !== textKey(expected.text)
      const hasBoth =
        hasExample &&
        fitsIn(exampleTranslation, shown.example * 2) &&
        textKey(exampleTranslation) !== textKey(example)
      return {
        translations: fit,
        definition: shortened(definition, shown.definition),
        example: hasExample ? example : '',
        exampleTranslation: hasBoth ? exampleTranslation : '',
        lemma,
        partOfSpeech,
        ...(note && { note: shortened(note, shown.note) }),
      }
    })
}

const fitsIn = (text: string, maximum: number) => text !== '' && text.length <= maximum

/** Translations without duplicates, and without those that only repeat the word. */
function fitTranslations(translations: string[], same: string[], { text }: Expected): string[] {
  // The translation of a long phrase may be long.
  const maximum = Math.max(shown.translation, text.length * 3)
  const seen = new Set(same.map(textKey))
  return translations
    .map((translation) => translation.replace(/[\s.,;]+$/, ''))
    .filter((translation) => {
      const key = textKey(translation)
      return /[\p{L}\p{N}]/u.test(key) && fitsIn(translation, maximum) && !seen.has(key) && seen.add(key)
    })
    .slice(0, shown.translations)
}
