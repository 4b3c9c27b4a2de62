let known: Promise<Set<string>> | undefined

/** Loads about 30,000 common passwords (zxcvbn-ts, MIT) at the first sign-up. */
async function readCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()))
}

/** Whether the password is one of those that attackers try first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readCommonPasswords()
  return (await known).has(password.toLowerCase())
}
