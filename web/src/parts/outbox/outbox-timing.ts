/** `retryMs`: before a failed entry is tried the second time, in one run. Tests set it lower (web/test-setup.ts). */
export const outboxTiming = { retryMs: 1000 }
