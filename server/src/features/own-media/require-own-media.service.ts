import { entitlements } from '@verbena/contract/billing/plans'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { type Viewer, viewerOf } from '../accounts/viewer.service.ts'

/** The viewer, if their plan allows own media. @throws AppError PLAN_REQUIRED */
export async function requireAddsOwnMedia(
  services: Services,
  caller: Caller,
): Promise<Viewer & { learnerId: string }> {
  const viewer = await viewerOf(services, caller, {})
  if (!entitlements[viewer.plan].addsOwnMedia)
    throw new AppError('PLAN_REQUIRED', 'Own videos are part of Pro.')
  return { ...viewer, learnerId: caller.learnerId }
}
