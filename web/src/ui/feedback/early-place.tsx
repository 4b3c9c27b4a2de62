import { Skeleton } from './skeleton.tsx'

type Props = {
  /** The field of the item (app/boot/early-content.ts). */
  name: string
  className?: string
  /** The sentence with the number, by plural form, with `{{count}}` for it. */
  sentence?: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>
}

/** A place in a skeleton that the boot script fills with a text or picture, before the code of the page is here. */
export function EarlyPlace({ name, className, sentence }: Props) {
  const place = { 'data-early': name, ...(sentence && { 'data-early-sentence': JSON.stringify(sentence) }) }
  return (
    <span className="early-place" {...place}>
      <Skeleton {...(className && { className })} />
    </span>
  )
}
