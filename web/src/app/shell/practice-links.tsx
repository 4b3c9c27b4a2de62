import { Headphones, PenLine, Puzzle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { practise as english } from '../../i18n/en/practise.ts'
import { practise as spanish } from '../../i18n/es/practise.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { NavEntry } from './nav-entry.tsx'

addMessages('practise', english, spanish)

const places = [
  { to: paths.grammar, icon: Puzzle, name: 'grammar', section: /^\/grammar(\/|$)/ },
  { to: paths.writing, icon: PenLine, name: 'writing', section: /^\/writing(\/|$)/ },
  { to: paths.listening, icon: Headphones, name: 'listening', section: /^\/listening(\/|$)/ },
] as const

/** Links to practice without a video. */
export function PracticeLinks({ className }: { className: string }) {
  const { t } = useTranslation('practise')
  return places.map(({ to, icon, name, section }) => (
    <NavEntry key={to} to={to} icon={icon} label={t(name)} section={section} className={className} />
  ))
}
