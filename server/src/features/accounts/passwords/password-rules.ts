import { AppError } from '../../../errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/** The form in which a password is measured, compared and hashed, because keyboards encode letters differently. */
export const normalisePassword = (password: string): string => password.normalize('NFKC')

/** Only invisible characters. */
const blank = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/**
 * Checks the length of a password, and that it is not easy to guess. There are no rules about kinds of characters.
 * @throws AppError PASSWORD_TOO_SHORT, PASSWORD_TOO_COMMON
 */
export async function checkPassword(password: string, username: string, minimum: number): Promise<void> {
  const plain = normalisePassword(password)
  if ([...plain].length < minimum)
    throw new AppError('PASSWORD_TOO_SHORT', `Password must be at least ${minimum} characters long.`)
  if (blank.test(plain) || isUsernameWithNumber(plain, username) || (await isCommonPassword(plain)))
    throw new AppError(
      'PASSWORD_TOO_COMMON',
      'This password is too easy to guess. Please choose another one.',
    )
}

function isUsernameWithNumber(password: string, username: string): boolean {
  const given = password.toLowerCase().trim()
  const name = normalisePassword(username).toLowerCase()
  return given.startsWith(name) && /^\d*$/.test(given.slice(name.length))
}
