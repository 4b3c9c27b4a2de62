/** Bytes of all entries of a package, unpacked. */
export const unpackedBytesMaximum = 200 * 1024 * 1024
/** Entries of a package. A deck of a hundred thousand words with two sounds each has fewer. */
export const entriesMaximum = 250_000
