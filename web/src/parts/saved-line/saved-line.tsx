import { queryOptions, useQuery } from '@tanstack/react-query'
import { type SavedLine as Line, readWordLine } from '@verbena/contract/vocabulary/saved-line'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { clockTime } from '@verbena/language/media/clock-time'
import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { lookup as english } from '../../i18n/en/lookup.ts'
import { lookup as spanish } from '../../i18n/es/lookup.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { useLineSound } from '../line-sound/use-line-sound.ts'
import { queryKeys } from '../queries/query-keys.ts'
import { sentenceLink } from '../word-card/examples/sentence-link.ts'
import './saved-line.css'

addMessages('lookup', english, spanish)

/** URLs are signed for twelve hours. */
const freshForMs = 60 * 60 * 1000

const lineQuery = (wordId: string) =>
  queryOptions({
    queryKey: queryKeys.vocabulary.line(wordId),
    queryFn: ({ signal }) => call(readWordLine, { params: { id: wordId } }, { signal }),
    staleTime: freshForMs,
  })

type Props = { wordId: string; language: TargetLanguageCode; isSilent?: boolean }

/**
 * The line where a word was found: its picture, its sound, and a link to its place. Renders nothing for a word without one,
 * and while it loads, because the sentence itself is shown beside it.
 */
export function SavedLine({ wordId, language, isSilent = false }: Props) {
  const { data } = useQuery(lineQuery(wordId))
  if (!data?.line) return null
  return <Clip key={data.line.sound ?? wordId} line={data.line} language={language} isSilent={isSilent} />
}

function Clip({ line, language, isSilent }: { line: Line; language: TargetLanguageCode; isSilent: boolean }) {
  const { t } = useTranslation('lookup')
  const { files, range } = soundOf(line)
  const { state, play, stop } = useLineSound({ source: { type: 'file', files } })
  const isPlaying = state === 'playing' || state === 'loading'
  const Icon = isPlaying ? Square : Play
  return (
    <div className="saved-line">
      <img className="saved-line__picture" src={line.picture} alt="" loading="lazy" />
      <div className="saved-line__beside">
        {files.length > 0 && !isSilent && (
          <Button variant="quiet" onClick={() => (isPlaying ? stop() : void play(range))}>
            <Icon className="icon icon--sm" aria-hidden="true" />
            {t(isPlaying ? 'savedLine.stop' : 'savedLine.play')}
          </Button>
        )}
        {state === 'failed' && <p role="alert">{t('savedLine.failed')}</p>}
        <Link to={sentenceLink(line)} className="saved-line__place">
          <span lang={language}>{line.title}</span> · {clockTime(line.startSeconds)}
        </Link>
      </div>
    </div>
  )
}

/** The clip as a whole; without one the range of the item's own file. */
function soundOf({ sound, files, startSeconds, endSeconds }: Line) {
  return sound === null
    ? { files, range: { start: startSeconds, end: endSeconds } }
    : { files: [{ src: sound, mime: 'audio/mpeg' }], range: { start: 0, end: Number.POSITIVE_INFINITY } }
}
