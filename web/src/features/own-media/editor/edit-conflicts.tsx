import { useTranslation } from 'react-i18next'
import { usePlayerOutlet } from '../../../parts/media/player-outlet.ts'
import { Button } from '../../../ui/button/button.tsx'
import { type EditorLine, inOrder } from './editor-line.ts'
import { editorTime } from './editor-time.ts'
import type { LineChange } from './transcript-draft.ts'
import type { Editor } from './use-editor.ts'

/** Lines that were changed here and somewhere else: the learner says which of the two it is. */
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
  const theirs = nearest(editor.lines, before?.start ?? after.start)
  const take = () => {
    const { lines, nextKey, dispatch, settle } = editor
    const others = lines.filter((line) => line !== theirs)
    dispatch({ type: 'put', lines: inOrder([...others, { key: theirs?.key ?? nextKey, ...after }]) })
    settle(conflict)
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
      <div className="upload__ways">
        <Button variant="quiet" onClick={take}>
          {t('editor.takeMine')}
        </Button>
        <Button variant="text" onClick={() => editor.settle(conflict)}>
          {t('editor.leave')}
        </Button>
      </div>
    </li>
  )
}

/** As the line stands elsewhere now: the one that begins where it began. */
const nearest = (lines: readonly EditorLine[], start: number): EditorLine | undefined =>
  lines
    .filter((line) => Math.abs(line.start - start) < 2)
    .toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0]
