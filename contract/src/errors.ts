import * as z from 'zod/mini'

/** Every error code with its HTTP status. The web has a sentence for each, in each language. */
export const errorStatus = {
  INVALID_REQUEST: 400,
  MALFORMED_JSON: 400,
  PASSWORD_TOO_SHORT: 400,
  PASSWORD_TOO_COMMON: 400,
  SAME_LANGUAGE: 400,
  LINK_NOT_VALID: 400,
  WRONG_PASSWORD: 400,
  UNKNOWN_PRICE: 400,
  SIGNATURE_NOT_VALID: 400,
  VIDEO_LINK_NOT_VALID: 400,
  FILE_BROKEN: 400,
  TRANSCRIPT_EMPTY: 400,
  TRANSCRIPT_NOT_TEXT: 400,
  TRANSCRIPT_WEB_PAGE: 400,
  TRANSCRIPT_NO_CUES: 400,
  NOT_SIGNED_IN: 401,
  WRONG_CREDENTIALS: 401,
  GOOGLE_REFUSED: 401,
  SESSION_ENDED: 401,
  FORBIDDEN: 403,
  RECENT_SIGN_IN_NEEDED: 403,
  PLAN_REQUIRED: 403,
  LESSON_LOCKED: 403,
  NOT_FOUND: 404,
  USERNAME_TAKEN: 409,
  EMAIL_TAKEN: 409,
  ALREADY_PRO: 409,
  NOT_SUBSCRIBED: 409,
  PASSWORD_NEEDED: 409,
  CHECKOUT_NOT_PAID: 409,
  CHECKOUT_CLAIMED: 409,
  LIST_NAME_TAKEN: 409,
  WORD_IN_LIST: 409,
  UPLOAD_OFFSET: 409,
  UPLOAD_QUOTA: 409,
  EDIT_CONFLICT: 409,
  ANSWERED_SINCE: 409,
  WRITINGS_FULL: 409,
  LEVEL_NOT_DONE: 409,
  TOP_LEVEL: 409,
  BODY_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  DAILY_LIMIT: 429,
  TRANSCRIPTION_LIMIT: 429,
  INTERNAL: 500,
  PROVIDER_AWAY: 502,
  BUSY: 503,
  NOT_CONFIGURED: 503,
  DATABASE_AWAY: 503,
  STORAGE_FULL: 507,
} as const

/** Errors of a file or a connection. No call of the API gets them, so the web needs no sentences for them. */
export const transportErrorStatus = {
  REQUEST_TIMEOUT: 408,
  PRECONDITION_FAILED: 412,
  RANGE_NOT_SATISFIABLE: 416,
  HEADERS_TOO_LARGE: 431,
} as const

export type ErrorCode = keyof typeof errorStatus
export const errorCodes = Object.keys(errorStatus) as ErrorCode[]

export const errorReplySchema = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
})
