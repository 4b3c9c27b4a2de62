import { useEffect, useRef } from 'react'
import { type PlayerCommand, playerCommand } from './player-keys.ts'

/** The keys of the player, wherever on the page they are pressed. */
export function usePlayerKeys(commands: Record<PlayerCommand, () => void>) {
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
