const pauseMilliseconds = 2000

/**
 * Does one piece of work after the other, and looks every two seconds when there is none.
 * @param workOnNext whether there was something to do
 * @param onFailure told of what it throws; the next piece is begun all the same
 */
export async function workUntil(
  stopping: AbortSignal,
  workOnNext: () => Promise<boolean>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  while (!stopping.aborted) {
    const wasThereOne = await workOnNext().catch((error) => {
      onFailure(error)
      return false
    })
    if (!wasThereOne) await pause(stopping)
  }
}

function pause(stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const isOver = () => {
      clearTimeout(timer)
      stopping.removeEventListener('abort', isOver)
      resolve()
    }
    const timer = setTimeout(isOver, pauseMilliseconds)
    stopping.addEventListener('abort', isOver)
  })
}
