import type { ReactNode } from 'react'
import { Petals } from '../../../ui/figures/petals.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import './choice-list.css'

export type Choice = {
  id: string
  name: string
  /** The language that the name and the greeting are in, when it is not the interface's. */
  lang?: string
  about?: string
  greeting?: string
}

type Props = {
  label: string
  choices: readonly Choice[]
  picked: string | undefined
  onPick: (id: string) => void
}

/** The answers of a question with one answer; choosing one continues. */
export function ChoiceList({ label, choices, picked, onPick }: Props) {
  return (
    <ul className="choice-list" aria-label={label}>
      {choices.map((choice) => (
        <li key={choice.id}>
          <button
            type="button"
            className={classNames('choice', choice.id === picked && 'is-picked')}
            aria-pressed={choice.id === picked}
            onClick={() => onPick(choice.id)}
          >
            <ChoiceName {...choice} />
            <Greeting lang={choice.lang}>{choice.greeting}</Greeting>
            <Petals open={5} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function ChoiceName({ name, lang, about }: Choice) {
  return (
    <span className="choice__name">
      <span lang={lang}>{name}</span>
      {about && <small>{about}</small>}
    </span>
  )
}

function Greeting({ lang, children }: { lang: string | undefined; children: ReactNode }) {
  return (
    <span className="choice__hello" lang={lang} aria-hidden="true">
      {children}
    </span>
  )
}
