export const listNameMaximum = 80
export const listDescriptionMaximum = 300
export const listsMaximum = 1000
export const translationMaximum = 500
export const noteMaximum = 2000
/** Maximum words that one request moves. */
export const movedWordsMaximum = 1000
