/** The id of the button that opens the options panel, to which the panel is anchored. */
export const optionsButtonId = 'player-more'
