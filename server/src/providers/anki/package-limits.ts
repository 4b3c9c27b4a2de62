/** Bytes of everything in a package that is read, unpacked. */
export const unpackedBytesMaximum = 200 * 1024 * 1024
/** Entries of a package: a deck of a hundred thousand words with two sounds each. */
export const entriesMaximum = 250_000
