import type { AddableSource } from '@verbena/contract/settings/dictionaries'
import { useTranslation } from 'react-i18next'
import { DictionarySourceFacts } from './dictionary-source-facts.tsx'
import { useSourceTexts } from './use-source-texts.ts'

/** Install commands or environment variables of each kind of source, most useful first. */
const commands = {
  pack: 'npm run dictionaries',
  wordnet: 'npm ci',
  voice: 'SPEECH_BASE_URL',
  model: 'LLM_BASE_URL, LLM_MODEL',
} as const
const kinds = Object.keys(commands) as (keyof typeof commands)[]

/** Sources that the administrator of the server could add. */
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
  const { name, text } = useSourceTexts()(source)
  return (
    <div>
      <p className="settings-source__name">{name}</p>
      {text && <p className="muted">{text}</p>}
      <DictionarySourceFacts {...source} />
    </div>
  )
}
