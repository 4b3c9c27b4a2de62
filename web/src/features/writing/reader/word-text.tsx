import type { TargetLanguageCode } from '@verbena/language/languages'
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeferredWordCard } from '../../../parts/word-card/card/deferred-word-card.tsx'
import type { Lookup } from '../../../parts/word-card/card/lookup.ts'
import { stepInRow } from '../../../parts/word-navigation/word-navigation.ts'
import { classNames } from '../../../ui/style/class-names.ts'
import { textParagraphs } from './text-paragraphs.ts'

type Props = { text: string; language: TargetLanguageCode }
type Opened = { word: number; lookup: Lookup; line: Element; element: HTMLElement }

/**
 * A text in which every word can be looked up. It is one tab stop, and the arrow keys move from word to word.
 */
export function WordText({ text, language }: Props) {
  const { t } = useTranslation('writing')
  const box = useRef<HTMLDivElement>(null)
  const paragraphs = useMemo(() => textParagraphs(text, language), [text, language])
  const count = paragraphs.reduce((sum, { words }) => sum + words, 0)
  const [roving, setRoving] = useState(0)
  const [opened, setOpened] = useState<Opened | null>(null)

  const open = (element: HTMLElement) => {
    const line = element.closest<HTMLElement>('[data-paragraph]')
    const paragraph = paragraphs[Number(line?.dataset.paragraph)]
    if (!line || !paragraph) return
    const start = Number(element.dataset.start)
    const word = Number(element.dataset.word)
    const spelling = element.textContent ?? ''
    setRoving(word)
    setOpened({
      word,
      line,
      element,
      lookup: { text: spelling, context: paragraph.text, at: start, mediaId: '', language },
    })
  }
  const close = () => {
    opened?.element.focus({ preventScroll: true })
    setOpened(null)
  }
  const click = ({ target }: MouseEvent) => {
    const word = wordAt(target)
    // Selecting a phrase does not look up a word.
    if (word && getSelection()?.isCollapsed !== false) open(word)
  }
  const press = (event: KeyboardEvent) => {
    const word = wordAt(event.target)
    if (!word) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return open(word)
    }
    const next = stepInRow(event.key, Number(word.dataset.word), count)
    if (next === null) return
    event.preventDefault()
    setRoving(next)
    box.current?.querySelector<HTMLElement>(`[data-word="${next}"]`)?.focus()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the events of the words inside */}
      <div ref={box} className="word-text" lang={language} onClick={click} onKeyDown={press}>
        {paragraphs.map(({ start, tokens }, index) => (
          <p key={start} data-paragraph={index}>
            {tokens.map(({ text: piece, start: offset, wordIndex }) =>
              wordIndex === null ? (
                piece
              ) : (
                // biome-ignore lint/a11y/useSemanticElements: a button breaks the line and cannot be selected
                <span
                  key={offset}
                  role="button"
                  tabIndex={wordIndex === roving ? 0 : -1}
                  className={classNames('word', wordIndex === opened?.word && 'word--looked-up')}
                  data-word={wordIndex}
                  data-start={offset}
                >
                  {piece}
                </span>
              ),
            )}
          </p>
        ))}
      </div>
      <DeferredWordCard
        given={
          opened && {
            lookup: opened.lookup,
            anchor: { line: opened.line, word: opened.element },
            onClose: close,
          }
        }
        failure={t('samples.wordFailed')}
        onFail={() => setOpened(null)}
      />
    </>
  )
}

const wordAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null
