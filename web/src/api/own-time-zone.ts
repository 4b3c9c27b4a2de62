/** The time zone of the browser: a day of the learner starts at 4:00 there. Without it the server uses the last one. */
export function ownTimeZone(): { timeZone?: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && timeZone !== 'Etc/Unknown' ? { timeZone } : {}
}
