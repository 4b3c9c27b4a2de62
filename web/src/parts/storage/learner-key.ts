export const storeRoot = 'verbena'

/** The key of a value in browser storage; without a name, the prefix of all keys of the learner. */
export const learnerKey = (learnerId: string, name = '', key = ''): string =>
  `${storeRoot}/${learnerId}/${name && `${name}/`}${key}`
