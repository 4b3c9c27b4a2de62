/** The same pattern as in the contract, whose schemas are not bundled for the browser. */
const shape = /^(?!\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i

export const isEmailAddress = (text: string): boolean => shape.test(text) && !text.includes('..')
