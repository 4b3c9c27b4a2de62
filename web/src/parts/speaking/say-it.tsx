import { useQuery } from '@tanstack/react-query'
import { Mic } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lookup as english } from '../../i18n/en/lookup.ts'
import { lookup as spanish } from '../../i18n/es/lookup.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import type { SpokenText } from './spoken-text.ts'

addMessages('lookup', english, spanish)

/** The button to say a word oneself; what opens comes when it is first pressed. */
export function SayIt({ spoken }: { spoken: SpokenText }) {
  const { t } = useTranslation(['lookup', 'common'])
  const [isOpen, setOpen] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['speaking-part'],
    // An object, because a component is a function, and those are not kept.
    queryFn: async () => ({ Part: (await import('./speaking-dialog.tsx')).SpeakingDialog }),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  })
  const press = () => {
    setOpen(true)
    if (isError) void refetch()
  }
  return (
    <>
      <Button variant="text" className="say-it" busy={isOpen && isFetching} onClick={press}>
        <Mic className="icon icon--sm" aria-hidden="true" /> {t('sayIt')}
      </Button>
      {isOpen && isError && !isFetching && (
        <p className="field__error" role="alert">
          {t('common:errors.NETWORK')}
        </p>
      )}
      {isOpen && data && <data.Part spoken={spoken} onClose={() => setOpen(false)} />}
    </>
  )
}
