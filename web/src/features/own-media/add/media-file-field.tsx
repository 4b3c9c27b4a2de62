import { clockTime } from '@verbena/language/media/clock-time'
import FileVideo from 'lucide-react/icons/file-play'
import { useTranslation } from 'react-i18next'
import { FileField } from '../../../ui/form/file-field.tsx'
import { byteSize } from '../byte-size.ts'
import { acceptedFiles } from '../upload/file-problem.ts'

type Props = {
  chosen: { file: File; durationSeconds: number | null } | null
  hint: string
  error: string | undefined
  onChoose: (file: File) => void
}

/** The field for a video or audio file, with its size and duration. */
export function MediaFileField({ chosen, ...field }: Props) {
  const { t } = useTranslation('ownMedia')
  return (
    <FileField
      {...field}
      label={chosen ? t('file.chooseOther') : t('file.choose')}
      accept={acceptedFiles}
      icon={<FileVideo className="icon" aria-hidden="true" />}
    >
      {chosen && (
        <p className="file-field__name">
          <b>{chosen.file.name}</b>
          <span>
            {chosen.durationSeconds === null
              ? byteSize(t, chosen.file.size)
              : t('file.lengthIs', {
                  size: byteSize(t, chosen.file.size),
                  length: clockTime(chosen.durationSeconds),
                })}
          </span>
        </p>
      )}
    </FileField>
  )
}
