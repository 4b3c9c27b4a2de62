/** What kind of media a learner adds of their own. */
export type OwnMediaKind = 'video' | 'song'
