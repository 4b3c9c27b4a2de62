import Search from 'lucide-react/icons/search'
import './field.css'
import './search-field.css'

type Props = { label: string; value: string; onChange: (value: string) => void }

export function SearchField({ label, value, onChange }: Props) {
  return (
    <label className="search">
      <Search className="icon" aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
      <input
        className="input"
        type="search"
        name="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
