import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { AudioButton } from '../../../parts/audio-button/audio-button.tsx'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { CardBody } from '../../../parts/word-card/card/card-body.tsx'
import type { Lookup } from '../../../parts/word-card/card/lookup.ts'
import { useChosenReadings } from '../../../parts/word-card/card/use-chosen-readings.ts'
import { chosenReading } from '../../../parts/word-card/explanation/chosen-reading.ts'
import { explanationQuery } from '../../../parts/word-card/explanation/explanation-query.ts'
import { WordGrammar } from '../../../parts/word-card/explanation/word-grammar.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import '../../../parts/word-card/card/word-card.css'

/** The word card of the player, laid out inside the page. */
export function LookedUpWord({ lookup, onClose }: { lookup: Lookup; onClose: () => void }) {
  const { t } = useTranslation('lists')
  const audience = useAudience()
  const { shown, reading, choose } = useChosenReadings(lookup)
  const { data, error, isFetching, refetch } = useQuery(explanationQuery(shown, audience))
  const explanation = data && reading ? chosenReading(data, reading) : data
  // For "knife" the head shows cuchillo, and says it.
  const heading = explanation?.meant?.word ?? shown.text
  return (
    <div className="add-word__found">
      <div className="word-card__head">
        <h2 className="word-card__word" lang={shown.language}>
          {heading}
        </h2>
        <AudioButton key={heading} text={heading} language={shown.language} />
        <IconButton
          label={t('add.close', { word: heading })}
          icon={<X className="icon" aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      {explanation && <WordGrammar explanation={explanation} language={shown.language} />}
      <CardBody
        key={shown.text}
        lookup={shown}
        native={audience.native}
        explanation={explanation}
        error={error}
        isFetching={isFetching}
        onRetry={() => void refetch()}
        onChoose={choose}
        onClose={onClose}
      />
    </div>
  )
}
