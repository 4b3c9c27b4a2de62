type Props = { name: string; keyName: string; isOn: boolean; toggle: () => void }

/** An option that is on or off, with its key. */
export function OptionSwitch({ name, keyName, isOn, toggle }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={name}
      className="more-switch"
      onClick={toggle}
    >
      <span>{name}</span>
      <kbd>{keyName}</kbd>
      <span className="more-switch__track" aria-hidden="true" />
    </button>
  )
}
