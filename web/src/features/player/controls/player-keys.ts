/** What the player does at a key, in the order of the help; each key as it is written there, and as the browser says it. */
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
/** What can be done now: there may be no translations, and nobody whose words could be coloured. */
export type HasCommand = (command: PlayerCommand) => boolean

const commandOfKey = new Map<string, PlayerCommand>(
  Object.entries(playerKeys).map(([command, { key }]) => [key, command as PlayerCommand]),
)

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>

/** What a key asks of the player; null when it belongs to a field, a menu, a pressed button or the browser. */
export function playerCommand(press: Press): PlayerCommand | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return null
  const command = commandOfKey.get(press.key.toLowerCase())
  if (!command || !(press.target instanceof Element)) return command ?? null
  if (press.target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]'))
    return null
  // The space bar presses what has focus, and a button must not be pressed and the video started at once.
  if (command === 'toggle' && press.target.closest('button, a, summary, [role="button"]')) return null
  return command
}
