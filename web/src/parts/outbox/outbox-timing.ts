/** `retryMs`: the delay before the second attempt within one run. Tests set it lower (web/test-setup.ts). */
export const outboxTiming = { retryMs: 1000 }
