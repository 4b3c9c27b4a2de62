/** What the contract takes for an address; its own schema is hollow in the browser. */
const shape = /^(?!\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i

export const isEmailAddress = (text: string): boolean => shape.test(text) && !text.includes('..')
