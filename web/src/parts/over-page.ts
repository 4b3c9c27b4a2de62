/** What a page is given by its outlet where it lies over another one. */
export type OverPage = { close: () => void }
