/** The kinds of media that a learner can add. */
export type OwnMediaKind = 'video' | 'song'
