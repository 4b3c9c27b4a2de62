import { AppError } from '../../errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * No rules of composition: a password is long enough, and not among the first that a guesser tries.
 * @throws AppError PASSWORD_TOO_SHORT, PASSWORD_TOO_COMMON
 */
export async function checkPassword(password: string, username: string, minimum: number): Promise<void> {
  if ([...password].length < minimum)
    throw new AppError('PASSWORD_TOO_SHORT', `Password must be at least ${minimum} characters long.`)
  if (password.toLowerCase() === username.toLowerCase() || (await isCommonPassword(password)))
    throw new AppError(
      'PASSWORD_TOO_COMMON',
      'This password is too easy to guess. Please choose another one.',
    )
}
