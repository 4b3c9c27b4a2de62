/** Where the file of an own item is; browsers get it with a signature. */
export const ownFileAddress = (mediaId: string) => `/media/own/${mediaId}`
