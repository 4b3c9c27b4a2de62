import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AudioButton } from '../../../parts/audio-button/audio-button.tsx'
import { useAudience } from '../../../parts/use-audience.ts'
import { asReading } from '../../../parts/word-card/as-reading.ts'
import { CardBody } from '../../../parts/word-card/card-body.tsx'
import { explanationQuery } from '../../../parts/word-card/explanation-query.ts'
import type { Lookup } from '../../../parts/word-card/lookup.ts'
import { useReadings } from '../../../parts/word-card/use-readings.ts'
import { WordGrammar } from '../../../parts/word-card/word-grammar.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import '../../../parts/word-card/word-card.css'

/** As the card beside a film, but in the page. */
export function FoundWord({ lookup, onClose }: { lookup: Lookup; onClose: () => void }) {
  const { t } = useTranslation('lists')
  const audience = useAudience()
  const { shown, reading, choose } = useReadings(lookup)
  const { data, error, isFetching, refetch } = useQuery(explanationQuery(shown, audience))
  const explanation = data && reading ? asReading(data, reading) : data
  return (
    <div className="add-word__found">
      <div className="word-card__head">
        <h2 className="word-card__word" lang={shown.language}>
          {shown.text}
        </h2>
        <AudioButton key={shown.text} text={shown.text} language={shown.language} />
        <IconButton
          label={t('add.close', { word: shown.text })}
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
