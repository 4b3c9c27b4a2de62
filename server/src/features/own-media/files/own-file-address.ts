/** The path of the file of own media; browsers need it as a signed URL. */
export const ownFileAddress = (mediaId: string) => `/media/own/${mediaId}`
