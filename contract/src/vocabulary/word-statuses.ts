/** How well a learner knows a base form; `new` without a stored status. */
export const wordStatuses = ['new', 'learning', 'known', 'ignored'] as const
