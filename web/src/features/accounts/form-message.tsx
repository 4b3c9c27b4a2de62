import { CircleAlert } from 'lucide-react'

/** The message area above a form: there before it has something to say, so that it is read out when it does. */
export function FormMessage({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className="form-message">
          <CircleAlert className="icon" aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  )
}
