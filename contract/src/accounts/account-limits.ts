/** Sign-up asks for 6 characters; changing a password asks for 8 (specification 1, section 5). */
export const signupPasswordMinimum = 6
export const newPasswordMinimum = 8
/** Long enough for any pass phrase, short enough that hashing stays cheap. */
export const passwordMaximum = 256
export const usernameMaximum = 40
/** RFC 5321: 256 with its angle brackets. */
export const emailMaximum = 254
