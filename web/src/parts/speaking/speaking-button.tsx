import Mic from 'lucide-react/icons/mic'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lookup as english } from '../../i18n/en/lookup.ts'
import { lookup as spanish } from '../../i18n/es/lookup.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { useDeferredComponent } from '../deferred/use-deferred-component.ts'
import { deferredSpeakingDialog } from './deferred-speaking-dialog.ts'
import type { SpokenText } from './spoken-text.ts'

addMessages('lookup', english, spanish)

/** Opens the dialog to practise saying a word; the code of the dialog is loaded on the first press. */
export function SpeakingButton({ spoken }: { spoken: SpokenText }) {
  const { t } = useTranslation(['lookup', 'common'])
  const [isOpen, setOpen] = useState(false)
  const {
    Component: Dialog,
    isLoading,
    isFailed,
    retry,
  } = useDeferredComponent(deferredSpeakingDialog, isOpen)
  const press = () => {
    setOpen(true)
    if (isFailed) retry()
  }
  return (
    <>
      <Button variant="text" className="say-it" busy={isOpen && isLoading} onClick={press}>
        <Mic className="icon icon--sm" aria-hidden="true" /> {t('sayIt')}
      </Button>
      {isOpen && isFailed && (
        <p className="field__error" role="alert">
          {t('common:errors.NETWORK')}
        </p>
      )}
      {isOpen && Dialog && <Dialog spoken={spoken} onClose={() => setOpen(false)} />}
    </>
  )
}
