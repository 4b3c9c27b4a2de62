/** Sign-up requires 6 characters, and a change of the password 8 (specification 1, section 5). */
export const signupPasswordMinimum = 6
export const newPasswordMinimum = 8
/** Allows long pass phrases and keeps hashing cheap. */
export const passwordMaximum = 256
export const usernameMaximum = 40
/** RFC 5321 allows 256, including the angle brackets. */
export const emailMaximum = 254
