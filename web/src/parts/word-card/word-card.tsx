import { useQuery } from '@tanstack/react-query'
import type { Explanation } from '@verbena/contract/lookup'
import { ChevronLeft, ExternalLink, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { lookup as english } from '../../i18n/en/lookup.ts'
import { lookup as spanish } from '../../i18n/es/lookup.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AudioButton } from '../audio-button/audio-button.tsx'
import { paths } from '../paths.ts'
import { SayIt } from '../speaking/say-it.tsx'
import { useAudience } from '../use-audience.ts'
import { AlsoSaidIn } from './also-said-in.tsx'
import { asReading } from './as-reading.ts'
import { CardBody } from './card-body.tsx'
import { dictionaryLink } from './dictionary-link.ts'
import { explanationQuery } from './explanation-query.ts'
import type { Lookup } from './lookup.ts'
import { ShownTopics } from './shown-topics.tsx'
import { type CardAnchor, useCardPlace } from './use-card-place.ts'
import { useEscape } from './use-escape.ts'
import { useHeldFocus } from './use-held-focus.ts'
import { useReadings } from './use-readings.ts'
import { useSheetDrag } from './use-sheet-drag.ts'
import { isWordByWord } from './word-by-word.ts'
import { WordGrammar } from './word-grammar.tsx'
import './word-card.css'

addMessages('lookup', english, spanish)

type Props = { lookup: Lookup; anchor: CardAnchor; onClose: () => void }

/**
 * What a touched word means, and where to keep it: under its line, below 1024 px a sheet.
 * Give it a `key` made of the lookup, so that another word starts a new card.
 */
export function WordCard({ lookup, anchor, onClose }: Props) {
  const { t } = useTranslation('lookup')
  const card = useRef<HTMLElement>(null)
  const audience = useAudience()
  const { shown, reading, before, choose, goBack } = useReadings(lookup)
  const { data, error, isFetching, refetch } = useQuery(explanationQuery(shown, audience))
  const explanation = data && reading ? asReading(data, reading) : data
  const { text, language } = shown
  const dictionary = dictionaryLink(text, audience.native, language)
  const drag = useSheetDrag(onClose)
  useCardPlace(card, anchor)
  useEscape(onClose)
  useHeldFocus(card)
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
          <SayIt key={`say ${text}`} spoken={{ text, language }} />
          <p className="word-card__more">
            {explanation?.wordId && <Link to={paths.word(explanation.wordId)}>{t('aboutWord')}</Link>}
            <a href={dictionary.href} target="_blank" rel="noopener noreferrer">
              {dictionary.name} <ExternalLink className="icon icon--sm" aria-hidden="true" />
              <span className="visually-hidden">{t('opensNewTab')}</span>
            </a>
          </p>
          {explanation && shown.line?.trim() && <ShownTopics line={shown.line} language={language} />}
          {explanation && isKnownWord(explanation) && <AlsoSaidIn explanation={explanation} lookup={shown} />}
        </div>
      </div>
    </section>
  )
}

/** A phrase that was taken apart is said nowhere else as one. */
const isKnownWord = (explanation: Explanation) =>
  explanation.error === undefined && !isWordByWord(explanation)
