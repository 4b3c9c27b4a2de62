/** Ends a start with one clear sentence. */
export class StartError extends Error {}
