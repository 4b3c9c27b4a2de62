export const storeRoot = 'verbena'

/** Where a learner's store has a value in this browser; without a name how all keys of the learner begin. */
export const learnerKey = (learnerId: string, name = '', key = ''): string =>
  `${storeRoot}/${learnerId}/${name && `${name}/`}${key}`
