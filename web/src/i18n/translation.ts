/** The shape a translation must have: the keys of the English messages, any text. A missing key does not compile. */
export type Translation<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string ? string : Translation<Messages[Key]>
}
