import type { AddableSource } from '@verbena/contract/dictionaries'
import { useTranslation } from 'react-i18next'
import { SourceFacts } from './source-facts.tsx'
import { useSourceWords } from './use-source-words.ts'

/** In the order in which they are worth it. A command, or the variables that the server reads at its start. */
const commands = {
  pack: 'npm run dictionaries',
  wordnet: 'npm ci',
  voice: 'SPEECH_BASE_URL',
  model: 'LLM_BASE_URL, LLM_MODEL',
} as const
const kinds = Object.keys(commands) as (keyof typeof commands)[]

/** For whoever runs the server; a learner may like to know what to ask for. */
export function AddableSources({ sources }: { sources: readonly AddableSource[] }) {
  const { t } = useTranslation('settings')
  const groups = kinds
    .map((kind) => ({ kind, members: sources.filter((source) => source.kind === kind) }))
    .filter(({ members }) => members.length > 0)
  return (
    <details className="settings-fold settings-addable">
      <summary>{t('dictionaries.canAdd')}</summary>
      <ul>
        {groups.map(({ kind, members }) => (
          <li key={kind} className="settings-addable__group">
            {members.map((member) => (
              <Addable key={member.id} source={member} />
            ))}
            <p className="settings-addable__how">{t(`dictionaries.how.${kind}`)}</p>
            <code>{commands[kind]}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Addable({ source }: { source: AddableSource }) {
  const { name, text } = useSourceWords()(source)
  return (
    <div>
      <p className="settings-source__name">{name}</p>
      {text && <p className="muted">{text}</p>}
      <SourceFacts {...source} />
    </div>
  )
}
