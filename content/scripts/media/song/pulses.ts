import { pitchOf, sampleRate } from '../sound/sound.ts'

/** The samples at which the voice pulses. Gaps between them are voiceless. */
export function findPulses(samples: Float32Array, pitch: number): number[] {
  const period = sampleRate / pitch
  const pulses: number[] = []
  const window = Math.ceil(2.5 * period + sampleRate / (0.75 * pitch))
  const isVoiced = (at: number): boolean => {
    const measured = pitchOf(
      samples.subarray(Math.max(0, at - window / 2), at + window / 2),
      0.75 * pitch,
      1.5 * pitch,
    )
    return measured !== null && Math.abs(12 * Math.log2(measured / pitch)) < 2
  }
  let at = 0
  while (at < samples.length - period) {
    if (!isVoiced(Math.round(at + period / 2))) {
      at += Math.round(period)
      continue
    }
    const last = pulses.at(-1)
    const follows = last !== undefined && at - last < 1.5 * period
    const next = follows ? alike(samples, last, period) : loudest(samples, at, period)
    pulses.push(next)
    at = next + Math.round(0.5 * period)
  }
  return pulses
}

function loudest(samples: Float32Array, from: number, period: number): number {
  let best = from
  for (let i = from; i < from + period; i++) if (samples[i]! > samples[best]!) best = i
  return best
}

/** The sample about one period later at which the wave is most similar to the last pulse. */
function alike(samples: Float32Array, last: number, period: number): number {
  const reach = Math.round(period / 2)
  let best = last + Math.round(period)
  let bestLikeness = -Infinity
  for (let lag = Math.round(0.88 * period); lag <= Math.round(1.12 * period); lag++) {
    let likeness = 0
    for (let i = -reach; i <= reach; i++)
      likeness += (samples[last + i] ?? 0) * (samples[last + lag + i] ?? 0)
    if (likeness <= bestLikeness) continue
    bestLikeness = likeness
    best = last + lag
  }
  return best
}

/**
 * The pulses on both sides of a sample, each with its weight. They are mixed, because a long vowel would buzz if one grain
 * were repeated until the next is nearer. Empty if the voice is silent or voiceless.
 */
export function grainsAt(
  pulses: number[],
  sample: number,
  reach: number,
): { pulse: number; share: number }[] {
  let low = 0
  let high = pulses.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (pulses[middle]! < sample) low = middle + 1
    else high = middle
  }
  const [before, after] = [pulses[low - 1] ?? -Infinity, pulses[low] ?? Infinity]
  if (after - before < reach) {
    const share = (sample - before) / (after - before)
    return [
      { pulse: before, share: 1 - share },
      { pulse: after, share },
    ]
  }
  const closest = sample - before <= after - sample ? before : after
  return Math.abs(closest - sample) < reach / 2 ? [{ pulse: closest, share: 1 }] : []
}
