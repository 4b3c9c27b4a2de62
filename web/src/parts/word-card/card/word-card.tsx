import { useQuery } from '@tanstack/react-query'
import type { Explanation } from '@verbena/contract/lookup/lookup'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ExternalLink from 'lucide-react/icons/external-link'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { lookup as english } from '../../../i18n/en/lookup.ts'
import { lookup as spanish } from '../../../i18n/es/lookup.ts'
import { addMessages } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { AudioButton } from '../../audio-button/audio-button.tsx'
import { useAudience } from '../../learner/use-audience.ts'
import { paths } from '../../navigation/paths.ts'
import { SpeakingButton } from '../../speaking/speaking-button.tsx'
import { dictionaryLink } from '../examples/dictionary-link.ts'
import { GrammarTopicsInLine } from '../examples/grammar-topics-in-line.tsx'
import { OtherOccurrences } from '../examples/other-occurrences.tsx'
import { chosenReading } from '../explanation/chosen-reading.ts'
import { explanationQuery } from '../explanation/explanation-query.ts'
import { isWordByWord } from '../explanation/word-by-word-glosses.ts'
import { WordGrammar } from '../explanation/word-grammar.tsx'
import { CardBody } from './card-body.tsx'
import type { Lookup } from './lookup.ts'
import { type CardAnchor, useCardPosition } from './use-card-position.ts'
import { useChosenReadings } from './use-chosen-readings.ts'
import { useFocusRecovery } from './use-focus-recovery.ts'
import { useSheetDrag } from './use-sheet-drag.ts'
import './word-card.css'

addMessages('lookup', english, spanish)

type Props = { lookup: Lookup; anchor: CardAnchor; onClose: () => void }

/**
 * Explains the selected word and saves it: below its line, or as a bottom sheet under 1024 px.
 * Give it a `key` made of the lookup, so that another word mounts a new card.
 */
export function WordCard({ lookup, anchor, onClose }: Props) {
  const { t } = useTranslation('lookup')
  const card = useRef<HTMLElement>(null)
  const audience = useAudience()
  const { shown, reading, before, choose, goBack } = useChosenReadings(lookup)
  const { data, error, isFetching, refetch } = useQuery(explanationQuery(shown, audience))
  const explanation = data && reading ? chosenReading(data, reading) : data
  const { text, language } = shown
  const dictionary = dictionaryLink(text, audience.native, language)
  const drag = useSheetDrag(onClose)
  useCardPosition(card, anchor)
  useEscape(onClose)
  useFocusRecovery(card)
  useEffect(() => {
    card.current?.focus({ preventScroll: true })
  }, [])

  return (
    <section ref={card} className="word-card" role="dialog" aria-label={text} tabIndex={-1}>
      <div className="word-card__top" {...drag}>
        <div className="word-card__head">
          <h2 className="word-card__word" lang={language}>
            {text}
          </h2>
          <AudioButton key={text} text={text} language={language} />
          <IconButton label={t('close')} icon={<X className="icon" aria-hidden="true" />} onClick={onClose} />
        </div>
      </div>
      <div className="word-card__scroll">
        <div className="word-card__content">
          {explanation && <WordGrammar explanation={explanation} language={language} />}
          {before && (
            <Button variant="text" className="word-card__back" onClick={goBack}>
              <ChevronLeft className="icon icon--sm" aria-hidden="true" /> {t('backTo', { word: before })}
            </Button>
          )}
          <CardBody
            key={text}
            lookup={shown}
            native={audience.native}
            explanation={explanation}
            error={error}
            isFetching={isFetching}
            onRetry={() => void refetch()}
            onChoose={choose}
            onClose={onClose}
          />
          <SpeakingButton key={`say ${text}`} spoken={{ text, language }} />
          <p className="word-card__more">
            {explanation?.wordId && <Link to={paths.word(explanation.wordId)}>{t('aboutWord')}</Link>}
            {dictionary && (
              <a href={dictionary.href} target="_blank" rel="noopener noreferrer">
                {dictionary.name} <ExternalLink className="icon icon--sm" aria-hidden="true" />
                <span className="visually-hidden">{t('opensNewTab')}</span>
              </a>
            )}
          </p>
          {explanation && shown.line?.trim() && <GrammarTopicsInLine line={shown.line} language={language} />}
          {explanation && isKnownWord(explanation) && (
            <OtherOccurrences explanation={explanation} lookup={shown} />
          )}
        </div>
      </div>
    </section>
  )
}

/** A phrase explained word by word has no other occurrences. */
const isKnownWord = (explanation: Explanation) =>
  explanation.error === undefined && !isWordByWord(explanation)

/** Escape closes the card, unless a dialog above it has handled the key. */
function useEscape(onEscape: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [onEscape])
}
