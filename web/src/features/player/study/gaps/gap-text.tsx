import type { Token } from '@verbena/language/text/tokenise'
import { memo, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { keyedItems } from '../../../../ui/list-keys/keyed-items.ts'
import { classNames } from '../../../../ui/style/class-names.ts'
import type { StudyProps } from '../study-props.ts'
import { type GapPlace, gapsByLine } from './gap-lines.ts'
import { GapMark } from './gap-mark.tsx'
import type { GapsSession } from './gaps-session.ts'
import { useScrollToGap } from './use-scroll-to-gap.ts'

type Props = {
  study: StudyProps
  lines: readonly (readonly Token[])[]
  session: GapsSession
  onGo: (gap: number) => void
}

/** The whole text, line by line; a pressed gap becomes the current one. */
export function GapText({ study, lines, session, onGo }: Props) {
  const { t } = useTranslation('player')
  const scroller = useRef<HTMLElement>(null)
  const { gaps, current } = session
  const places = useMemo(() => gapsByLine(gaps), [gaps])
  useScrollToGap(scroller, current)
  return (
    <section className="gaps__text" ref={scroller} aria-label={t('gaps.text')} lang={study.item.language}>
      {keyedItems(study.segments, ({ start }) => start).map(({ item: { text }, key, index: line }) => {
        const inLine = places.get(line)
        if (!inLine) return <PlainLine key={key} text={text} />
        return (
          <p
            key={key}
            className={classNames('gap-line', gaps[current]?.line === line && 'gap-line--current')}
          >
            {pieces(lines[line] ?? [], inLine, session, onGo)}
          </p>
        )
      })}
    </section>
  )
}

const PlainLine = memo(function PlainLine({ text }: { text: string }) {
  return <p className="gap-line">{text}</p>
})

function pieces(
  tokens: readonly Token[],
  places: readonly GapPlace[],
  session: GapsSession,
  onGo: (gap: number) => void,
) {
  let word = -1
  return tokens.map(({ text, isWord, start }) => {
    if (isWord) word += 1
    const place = isWord && places.find((candidate) => candidate.word === word)
    return place ? <GapMark key={start} session={session} gap={place.gap} word={text} onGo={onGo} /> : text
  })
}
