import X from 'lucide-react/icons/x'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import './toast.css'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { hideToast, type ShownToast, shownToasts, showToast, subscribeToToasts } from './toast-store.ts'

/** Shows a toast that disappears by itself: `const toast = useToast()`, then `toast({ text, action })`. */
export const useToast = () => showToast

export function ToastProvider({ children }: { children: ReactNode }) {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, shownToasts)
  return (
    <>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {toasts.map((toast) => (
          <ToastNote key={toast.id} {...toast} />
        ))}
      </div>
    </>
  )
}

function ToastNote({ id, text, action }: ShownToast) {
  const { t } = useTranslation('common')
  const act = () => {
    action?.onAct()
    hideToast(id)
  }
  return (
    <div className="toast">
      <span className="toast__text">{text}</span>
      {action && (
        <Button variant="text" onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton
        label={t('close')}
        icon={<X className="icon icon--sm" aria-hidden="true" />}
        onClick={() => hideToast(id)}
      />
    </div>
  )
}
