/** The commands of the player in the order of the help, each with its key as the help shows it and as `event.key`. */
export const playerKeys = {
  toggle: { key: ' ', sign: '␣' },
  previous: { key: 'arrowleft', sign: '←' },
  next: { key: 'arrowright', sign: '→' },
  repeat: { key: 'r', sign: 'R' },
  loop: { key: 'l', sign: 'L' },
  loopStart: { key: 'a', sign: 'A' },
  loopEnd: { key: 'b', sign: 'B' },
  pauseAfterLine: { key: 'p', sign: 'P' },
  speed: { key: 's', sign: 'S' },
  dual: { key: 'd', sign: 'D' },
  translations: { key: 't', sign: 'T' },
  colours: { key: 'c', sign: 'C' },
  follow: { key: 'f', sign: 'F' },
  earlier: { key: 'z', sign: 'Z' },
  later: { key: 'x', sign: 'X' },
  startNow: { key: 'n', sign: 'N' },
  help: { key: '?', sign: '?' },
} as const

export type PlayerCommand = keyof typeof playerKeys
export type PlayerCommands = Record<PlayerCommand, () => void>
/** Whether a command is available: there may be no translations, and guests have no words to colour. */
export type HasCommand = (command: PlayerCommand) => boolean

const commandOfKey = new Map<string, PlayerCommand>(
  Object.entries(playerKeys).map(([command, { key }]) => [key, command as PlayerCommand]),
)

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>

/** The command of a key; null when a field, a menu, the focused button or the browser handles the key. */
export function playerCommand(press: Press): PlayerCommand | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return null
  const command = commandOfKey.get(press.key.toLowerCase())
  if (!command || !(press.target instanceof Element)) return command ?? null
  if (press.target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]'))
    return null
  // The space bar already presses the focused button, and must not also start the video.
  if (command === 'toggle' && press.target.closest('button, a, summary, [role="button"]')) return null
  return command
}
