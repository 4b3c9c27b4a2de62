import { useTranslation } from 'react-i18next'
import { usePlayerOutlet } from '../../../parts/media/player-outlet.ts'
import { Button } from '../../../ui/button/button.tsx'
import { type EditorLine, sortByStart } from './editor-line.ts'
import { editorTime } from './editor-time.ts'
import type { LineChange } from './transcript-draft.ts'
import type { Editor } from './use-editor.ts'

/** Lines that were changed here and elsewhere. The learner chooses one of the two. */
export function EditConflicts({ editor }: { editor: Editor }) {
  const { t } = useTranslation('ownMedia')
  return (
    <section className="editor__conflicts" aria-label={t('editor.conflictsTitle')}>
      <h3>{t('editor.conflictsTitle')}</h3>
      <p className="muted">{t('editor.conflictsText')}</p>
      <ul>
        {editor.conflicts.map((conflict) => (
          <Conflict
            key={`${conflict.before?.start} ${conflict.after?.start} ${conflict.after?.text}`}
            conflict={conflict}
            editor={editor}
          />
        ))}
      </ul>
    </section>
  )
}

function Conflict({ conflict, editor }: { conflict: LineChange; editor: Editor }) {
  const { t } = useTranslation('ownMedia')
  const { item } = usePlayerOutlet()
  const { before, after } = conflict
  if (!after) return null
  const theirs = closestLine(editor.lines, before?.start ?? after.start)
  const takeMine = () => {
    const { lines, nextKey, dispatch, resolveConflict } = editor
    const others = lines.filter((line) => line !== theirs)
    dispatch({ type: 'replace', lines: sortByStart([...others, { key: theirs?.key ?? nextKey, ...after }]) })
    resolveConflict(conflict)
  }
  return (
    <li>
      <p>
        <b>{t('editor.yours')}:</b> {editorTime(after.start)} <span lang={item.language}>{after.text}</span>
      </p>
      {theirs && (
        <p>
          <b>{t('editor.there')}:</b> {editorTime(theirs.start)}{' '}
          <span lang={item.language}>{theirs.text}</span>
        </p>
      )}
      <div className="upload__actions">
        <Button variant="quiet" onClick={takeMine}>
          {t('editor.takeMine')}
        </Button>
        <Button variant="text" onClick={() => editor.resolveConflict(conflict)}>
          {t('editor.leave')}
        </Button>
      </div>
    </li>
  )
}

/** The line of the other version that starts closest, within two seconds. */
const closestLine = (lines: readonly EditorLine[], start: number): EditorLine | undefined =>
  lines
    .filter((line) => Math.abs(line.start - start) < 2)
    .toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0]
