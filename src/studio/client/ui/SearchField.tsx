import { Search } from 'lucide-react'

interface Props {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
}

export const SearchField = ({ label, placeholder, value, onChange }: Props) => (
  <div className="search">
    <Search aria-hidden />
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
)
