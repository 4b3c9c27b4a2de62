export type PlayerCommand = 'previous' | 'next' | 'repeat' | 'toggle' | 'speed' | 'loop' | 'dual'

const commands: Record<string, PlayerCommand> = {
  arrowleft: 'previous',
  arrowright: 'next',
  r: 'repeat',
  ' ': 'toggle',
  s: 'speed',
  l: 'loop',
  d: 'dual',
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>

/** What a key asks of the player; null when it belongs to a field, a menu, a pressed button or the browser. */
export function playerCommand(press: Press): PlayerCommand | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return null
  const command = commands[press.key.toLowerCase()]
  if (!command || !(press.target instanceof Element)) return command ?? null
  if (press.target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]'))
    return null
  // The space bar presses what has focus, and a button must not be pressed and the video started at once.
  if (command === 'toggle' && press.target.closest('button, a, summary, [role="button"]')) return null
  return command
}
