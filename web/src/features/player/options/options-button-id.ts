/** Of the button that the panel with everything else hangs on. */
export const optionsButtonId = 'player-more'
