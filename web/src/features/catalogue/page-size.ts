/** The cards of one page: divisible by 1, 2 and 3, so that pages end with a full row whatever the number of columns. */
export const cardsOfPage = 24
