import type { KeyboardEvent, ReactNode } from 'react'
import './tabs.css'

type Props<Id extends string> = {
  label: string
  tabs: readonly { id: Id; label: string }[]
  selected: Id
  onSelect: (id: Id) => void
}

const tabId = (id: string) => `tab-${id}`
const panelId = (id: string) => `panel-${id}`

/** WAI-ARIA tabs with one tab stop; arrows, Home and End move between tabs, and selection follows the focus. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: Props<Id>) {
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const target = tabs.at(nextIndex(event.key, at, tabs.length))
    if (!target || nextIndex(event.key, at, tabs.length) === at) return
    event.preventDefault()
    onSelect(target.id)
    document.getElementById(tabId(target.id))?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          className="tab"
          role="tab"
          id={tabId(tab.id)}
          aria-controls={panelId(tab.id)}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

function nextIndex(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return at
}

type PanelProps = {
  id: string
  /** The id of the selected tab. The panels of the other tabs stay in the DOM, hidden and empty. */
  selected: string
  className?: string
  children: ReactNode
}

export function TabPanel({ id, selected, className, children }: PanelProps) {
  const isSelected = id === selected
  return (
    <div
      role="tabpanel"
      id={panelId(id)}
      aria-labelledby={tabId(id)}
      hidden={!isSelected}
      className={isSelected ? className : undefined}
    >
      {isSelected && children}
    </div>
  )
}
