import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { Button } from '../../../ui/button/button.tsx'
import { sizeText } from './export-file.ts'
import { useAccountExport } from './use-account-export.ts'

type Props = { username: string; now: () => Date }

export function ExportAccount({ username, now }: Props) {
  const { t, i18n } = useTranslation('settings')
  const { start, cancel, isPending, bytes, savedAs, error } = useAccountExport(username, now)
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
          {/* The total size is unknown, so the bar is indeterminate. */}
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

/** Unmounts when the export ends, and returns the focus if it has it. */
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
