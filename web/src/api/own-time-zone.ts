/** The time zone of the browser: a day of the learner starts at their midnight. Without it the server uses UTC. */
export function ownTimeZone(): { timeZone?: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && timeZone !== 'Etc/Unknown' ? { timeZone } : {}
}
