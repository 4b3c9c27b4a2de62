import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../parts/error-message.ts'
import { Button } from '../../ui/button.tsx'
import { sizeText } from './export-file.ts'
import { useExport } from './use-export.ts'

type Props = { username: string; now: () => Date }

export function ExportAccount({ username, now }: Props) {
  const { t, i18n } = useTranslation('settings')
  const { start, cancel, isPending, bytes, savedAs, error } = useExport(username, now)
  const startButton = useRef<HTMLButtonElement>(null)
  return (
    <div className="settings-item">
      <p className="muted">{t('data.exportText')}</p>
      <div className="settings-item__row">
        <Button ref={startButton} variant="quiet" busy={isPending} onClick={start}>
          {t('data.export')}
        </Button>
        {isPending && <CancelButton onCancel={cancel} returnFocus={startButton} />}
      </div>
      {isPending && (
        <div className="settings-item__progress">
          {/* How much there is in all shows only at the end: the bar moves, the figure counts. */}
          <progress aria-label={t('data.exporting')} />
          <span>{t('data.received', { size: sizeText(bytes, i18n.language) })}</span>
        </div>
      )}
      <div role="status">
        {isPending && <p className="visually-hidden">{t('data.exporting')}</p>}
        {savedAs && !isPending && <p>{t('data.exported', { file: savedAs })}</p>}
      </div>
      <div role="alert">
        {error && (
          <p className="field__error">
            {t('data.exportFailed')} {errorMessage(error, t)}
          </p>
        )}
      </div>
    </div>
  )
}

type CancelProps = { onCancel: () => void; returnFocus: RefObject<HTMLButtonElement | null> }

/** Goes away with the export; a focus that it has then goes to where it came from. */
function CancelButton({ onCancel, returnFocus }: CancelProps) {
  const { t } = useTranslation('settings')
  const own = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = own.current
    return () => {
      if (document.activeElement === button) returnFocus.current?.focus()
    }
  }, [returnFocus])
  return (
    <Button ref={own} variant="text" onClick={onCancel}>
      {t('data.cancelExport')}
    </Button>
  )
}
