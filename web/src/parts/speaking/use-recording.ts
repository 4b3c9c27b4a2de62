import { useEffect, useRef, useState } from 'react'
import {
  type Microphone,
  MicrophoneError,
  openMicrophone,
  type Refusal,
  recordingMaximum,
} from './microphone.ts'

export type Recording =
  | { state: 'none' | 'asking' }
  | { state: 'recording'; seconds: number; level: number }
  | { state: 'done'; sound: Blob; seconds: number }
  | { state: 'refused'; refusal: Refusal }

const tickMs = 100

type RecordingCallbacks = { onStart: () => void; onDone: (sound: Blob) => void }

/** Makes one recording at a time, which a press or the time limit ends. Stopped on unmount. */
export function useRecording({ onStart, onDone }: RecordingCallbacks) {
  const [recording, setRecording] = useState<Recording>({ state: 'none' })
  const open = useRef<Microphone | null>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      open.current?.stop()
    }
  }, [])

  const start = async () => {
    setRecording({ state: 'asking' })
    let timer: ReturnType<typeof setInterval> | undefined
    try {
      const microphone = await openMicrophone()
      open.current = microphone
      // The dialog was closed while the browser asked for permission.
      if (isGone.current) return microphone.stop()
      onStart()
      let ticks = 0
      let seconds = 0
      const tick = () => {
        seconds = (ticks * tickMs) / 1000
        if (seconds >= recordingMaximum) microphone.stop()
        setRecording({ state: 'recording', seconds, level: microphone.level() })
        ticks += 1
      }
      tick()
      timer = setInterval(tick, tickMs)
      const sound = await microphone.recorded
      clearInterval(timer)
      if (isGone.current) return
      setRecording({ state: 'done', sound, seconds })
      onDone(sound)
    } catch (error) {
      const refusal = error instanceof MicrophoneError ? error.refusal : 'failed'
      if (!isGone.current) setRecording({ state: 'refused', refusal })
    } finally {
      clearInterval(timer)
      open.current = null
    }
  }
  return { recording, start, stop: () => open.current?.stop() }
}
