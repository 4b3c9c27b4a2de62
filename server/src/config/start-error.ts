/** Stops the start of the server. Its message is one sentence for the operator. */
export class StartError extends Error {}
