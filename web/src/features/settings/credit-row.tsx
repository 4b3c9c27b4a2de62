import { Fragment } from 'react'
import type { Credit } from './credits-of.ts'
import { OutsideLink } from './outside-link.tsx'

type Props = { credit: Credit; url: string | undefined }

export function CreditRow({ credit: { names, licence, attribution, homepage }, url }: Props) {
  return (
    <li className="settings-credit">
      <p>
        {names.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <span>{name}</span>
          </Fragment>
        ))}
      </p>
      <p className="caption">{attribution}</p>
      <p className="settings-credit__links">
        {url ? <OutsideLink href={url}>{licence}</OutsideLink> : licence}
        {homepage && <OutsideLink href={homepage}>{new URL(homepage).host}</OutsideLink>}
      </p>
    </li>
  )
}
