import { readSubtitles, type Subtitles } from '@verbena/language/media/subtitles/read-subtitles'
import { limits } from '@verbena/language/media/subtitles/subtitle-limits'
import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readBounded } from '../../../parts/files/read-bounded.ts'
import { usePlayerOutlet } from '../../../parts/media/player-outlet.ts'
import { FileField } from '../../../ui/form/file-field.tsx'
import { ApplyText } from './apply-text.tsx'
import type { TextTarget } from './use-replace-transcript.ts'

const accepted =
  '.srt,.vtt,.lrc,.ass,.ssa,.sbv,.sub,.smi,.sami,.txt,.tsv,.ttml,.dfxp,.xml,.json,.json3,.html,text/plain,text/vtt'

type ReadFile = { file: File; subtitles: Subtitles }

/** A field for a text file, which is read in the browser for the preview. */
export function TextFile(target: TextTarget) {
  const { t } = useTranslation('ownMedia')
  const { item } = usePlayerOutlet()
  const [read, setRead] = useState<ReadFile | null>(null)
  const choose = async (file: File) => {
    const hint = { fileName: file.name, durationSeconds: item.durationSeconds ?? undefined }
    setRead({ file, subtitles: await readFile(file, hint) })
  }
  return (
    <div className="own-form">
      <FileField
        label={t('text.chooseFile')}
        accept={accepted}
        icon={<FileText className="icon" aria-hidden="true" />}
        hint={t('text.fileHint')}
        onChoose={(file) => void choose(file)}
      >
        {read && (
          <p className="file-field__name">
            <b>{read.file.name}</b>
          </p>
        )}
      </FileField>
      {read && (
        <ApplyText
          target={target}
          subtitles={read.subtitles}
          source={() => ({ bytes: read.file, fileName: read.file.name })}
        />
      )}
    </div>
  )
}

/** Does not read a file into memory that is too large, for example a video chosen by mistake. */
async function readFile(file: File, hint: { fileName: string; durationSeconds: number | undefined }) {
  const bytes = await readBounded(file, limits.bytes)
  if (bytes) return readSubtitles(new Uint8Array(bytes), hint)
  return { ok: false, reason: { code: 'tooLarge', megabytes: limits.bytes / 1024 ** 2 } } as const
}
