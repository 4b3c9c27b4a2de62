import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { LanguageCode } from '@verbena/language/languages'
import type { Lookup } from '../card/lookup.ts'
import { SaveWord } from '../saving/save-word.tsx'
import { wordToSave } from '../saving/word-to-save.ts'
import { WordStatus } from '../status/word-status.tsx'
import { AlternativeReadings } from './alternative-readings.tsx'
import type { Alternative } from './chosen-reading.ts'
import { ExplanationSource } from './explanation-source.tsx'
import { ExplanationView } from './explanation-view.tsx'
import { MeantWord } from './meant-word.tsx'
import { isWordByWord, sourceNames } from './word-by-word-glosses.ts'

type Props = {
  lookup: Lookup
  native: LanguageCode
  explanation: Explanation
  onChoose: (reading: Alternative) => void
  onClose: () => void
}

/** A known word: its meaning, the learner's status, the save button, and its other readings. */
export function ExplainedWord({ lookup, native, explanation, onChoose, onClose }: Props) {
  const { lemma = explanation.word, status, source, isOwnForm, meant } = explanation
  const word = meant?.word ?? explanation.word
  const savedForm = isOwnForm ? word : lemma
  const { language } = lookup
  // A phrase that is not an entry of its own has no status and no other occurrences.
  const isOneWord = !isWordByWord(explanation)
  const names = sourceNames(source)
  return (
    <>
      <MeantWord meant={meant} asked={lookup.text} language={language} />
      <ExplanationView explanation={explanation} lookup={lookup} native={native} />
      {status && isOneWord && (
        <WordStatus key={savedForm} place={{ lemma: savedForm, language }} status={status} />
      )}
      {!isNothingToLearn(explanation) && <SaveWord word={wordToSave(explanation, lookup)} onDone={onClose} />}
      <AlternativeReadings
        explanation={explanation}
        language={language}
        explainedLang={explanation.explainedIn ?? native}
        onChoose={onChoose}
      />
      {names && <ExplanationSource names={names} />}
    </>
  )
}

/** A name or a figure that is the same in both languages. */
const isNothingToLearn = ({ word, translation, partOfSpeech }: Explanation) =>
  (partOfSpeech === 'name' || partOfSpeech === 'number') && translation === word
