import { useEffect, useRef } from 'react'
import { type PlayerCommands, playerCommand } from './player-keys.ts'

/** Handles the keys of the player, wherever the focus is. */
export function usePlayerKeys(commands: PlayerCommands) {
  const latest = useRef(commands)
  useEffect(() => {
    latest.current = commands
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = playerCommand(event)
      if (!command) return
      event.preventDefault()
      latest.current[command]()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
