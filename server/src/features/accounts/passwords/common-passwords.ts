let known: Promise<Set<string>> | undefined

/** Loaded at the first sign-up: about 30,000 words that guessers try first (zxcvbn-ts, MIT). */
async function readCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()))
}

/** Whether a guesser would try it in the first minute. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readCommonPasswords()
  return (await known).has(password.toLowerCase())
}
