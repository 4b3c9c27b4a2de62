/** The tabs of the editor (specification 2, section 2). */
export const noteKinds = ['grammar', 'vocab', 'spelling', 'natural'] as const
