/** The time at which each test begins. */
export const testStart = new Date('2026-11-21T09:00:00Z')

export const minutesLater = (count: number) => new Date(testStart.getTime() + count * 60_000)
export const daysLater = (count: number) => minutesLater(count * 24 * 60)
