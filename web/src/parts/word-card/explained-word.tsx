import type { Explanation } from '@verbena/contract/lookup'
import type { LanguageCode } from '@verbena/language/languages'
import { Alternatives } from './alternatives.tsx'
import type { Alternative } from './as-reading.ts'
import { ExplanationView } from './explanation-view.tsx'
import type { Lookup } from './lookup.ts'
import { SaveWord } from './save-word.tsx'
import { SourceLine } from './source-line.tsx'
import { isWordByWord, sourceNames } from './word-by-word.ts'
import { WordStatus } from './word-status.tsx'

type Props = {
  lookup: Lookup
  native: LanguageCode
  explanation: Explanation
  onChoose: (reading: Alternative) => void
  onClose: () => void
}

/** A word that is known: its meaning, how well the learner knows it, where to keep it, and what else it may be. */
export function ExplainedWord({ lookup, native, explanation, onChoose, onClose }: Props) {
  const { word, lemma = word, translation, definition, example, status, source, isOwnForm } = explanation
  const kept = isOwnForm ? word : lemma
  const { language } = lookup
  // A phrase that is no unit of the language is not known or learned as one, nor said elsewhere.
  const isOneWord = !isWordByWord(explanation)
  const names = sourceNames(source)
  return (
    <>
      <ExplanationView explanation={explanation} lookup={lookup} native={native} />
      {status && isOneWord && <WordStatus key={kept} place={{ lemma: kept, language }} status={status} />}
      <SaveWord
        word={{
          word,
          translation: translation.slice(0, 500),
          definition,
          example,
          language,
          ...(isOneWord && { lemma }),
        }}
        onDone={onClose}
      />
      <Alternatives
        explanation={explanation}
        language={language}
        explainedLang={explanation.explainedIn ?? native}
        onChoose={onChoose}
      />
      {names && <SourceLine names={names} />}
    </>
  )
}
