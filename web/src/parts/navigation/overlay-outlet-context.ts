/** The outlet context of a page shown above another one. */
export type OverlayOutletContext = { close: () => void }
