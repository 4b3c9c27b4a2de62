import { emojiWork } from '@verbena/content/lessons/emoji-pictures'
import type { DictionaryLicence, DictionarySource } from '@verbena/contract/settings/dictionaries'
import type { Speaker } from '../../../providers/speech/speech.ts'
import type { WordNet } from '../../../providers/wordnet/wordnet.ts'
import type { Services } from '../../../services.ts'
import type { InstalledSource } from './installed-source.ts'
import { packSources } from './pack-sources.ts'
import { writingSources } from './writing-sources.ts'

/** Lists the sources in the order in which they are used. The result contains no keys and no addresses of services. */
export function installedSources(services: Services): InstalledSource[] {
  const { lexicon, dictionary, wordNet, speech, model } = services
  return [
    lexiconSource(lexicon.conceptCount),
    ...packSources(dictionary),
    ...wordNetSource(wordNet),
    ...speech.speakers.map((speaker) => voices[speaker]),
    emojiSource,
    ...writingSources,
    ...(model ? [modelSource] : []),
  ]
}

type Made = DictionarySource & { licence: string }
type Maker = { attribution: string; homepage?: string }

/** Returns a source that has one part and one author. */
function made(source: Made, maker: Maker, texts: DictionaryLicence['texts'] = []): InstalledSource {
  const { name, licence, entries } = source
  return {
    ...source,
    readLicence: () => ({ parts: [{ name, licence, ...maker, ...(entries && { entries }) }], texts }),
  }
}

const lexiconSource = (entries: number) =>
  made(
    {
      id: 'lexicon',
      kind: 'lexicon',
      name: 'Verbena lexicon',
      licence: 'AGPL-3.0-or-later',
      licenceUrl: 'https://www.gnu.org/licenses/agpl-3.0.html',
      entries,
    },
    { attribution: 'The authors of Verbena' },
  )

/** Returns no source when the files of WordNet cannot be read. */
function wordNetSource(wordNet: WordNet): InstalledSource[] {
  const { name, url: licenceUrl, text, words: entries } = wordNet.licence()
  if (!text) return []
  const source: Made = {
    id: 'wordnet',
    kind: 'wordnet',
    name,
    licence: 'WordNet License',
    licenceUrl,
    entries,
  }
  const maker = { attribution: 'Princeton University', homepage: 'https://wordnet.princeton.edu/' }
  return [made(source, maker, [{ name, text }])]
}

const voices: Record<Speaker, InstalledSource> = {
  'espeak-ng': made(
    {
      id: 'espeak-ng',
      kind: 'voice',
      name: 'eSpeak NG',
      licence: 'GPL-3.0-or-later',
      licenceUrl: 'https://www.gnu.org/licenses/gpl-3.0.html',
    },
    {
      attribution: 'Jonathan Duddington, Reece H. Dunn and the contributors of eSpeak NG',
      homepage: 'https://github.com/espeak-ng/espeak-ng',
    },
  ),
  'speech-endpoint': { id: 'speech-endpoint', kind: 'voice', name: 'Speech endpoint', licence: null },
}

const { licenceText, attribution, homepage, ...emoji } = emojiWork
const emojiSource = made({ id: 'fluent-emoji', kind: 'pictures', ...emoji }, { attribution, homepage }, [
  { name: emoji.name, text: licenceText },
])

/** It does not have the name that the operator configured, because that may be a path. */
const modelSource: InstalledSource = { id: 'model', kind: 'model', name: 'Language model', licence: null }
