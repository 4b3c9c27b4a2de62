/** What a page is given by its outlet where it lies over another one. */
export type OverlayOutletContext = { close: () => void }
