import { createRandom } from '../random'

/** A simulated quantity over time, in seconds since 1970. */
export interface Load {
  readonly at: (time: number) => number
  /** Integral between two times, for counters: exact, so that a rate is the mean of the shown values. */
  readonly between: (from: number, to: number) => number
}

interface Wave {
  readonly size: number
  /** Radians per second. */
  readonly speed: number
  readonly phase: number
}

const day = 86_400

/** Seconds; none divides another, so that no day looks like the next. */
const periods = [day, 31_013, 12_907, 5417, 2309, 947, 389, 163, 67]

/** Fourier coefficients of (1 + cos x)⁴ / 16, a recurring peak. */
const peak = [35 / 128, 56 / 128, 28 / 128, 8 / 128, 1 / 128]

/**
 * A load between about 0.2 and 1.8 times `mean`, never negative, with a peak a few times a day; each `seed` gives another
 * load.
 */
export function createLoad(seed: string, mean: number): Load {
  const random = createRandom(`load:${seed}`)
  const waves: Wave[] = periods.map((period, index) => ({
    size: (0.24 * (0.4 + 0.6 * random())) / (1 + index * 0.45),
    speed: (2 * Math.PI) / period,
    phase: 2 * Math.PI * random(),
  }))
  const every = 14_000 + 15_000 * random()
  const phase = 2 * Math.PI * random()
  const height = 0.5 + random()
  const waited: Wave[] = peak.slice(1).map((share, index) => ({
    size: share * height,
    speed: ((index + 1) * 2 * Math.PI) / every,
    phase: (index + 1) * phase,
  }))
  const all = [...waves, ...waited]
  const base = waves.reduce((sum, { size }) => sum + size, 0.12) + (peak[0] ?? 0) * height
  const integral = (time: number): number =>
    all.reduce(
      (sum, { size, speed, phase: start }) => sum + (size / speed) * Math.sin(speed * time + start),
      0,
    )
  return {
    at: (time) =>
      mean *
      all.reduce((sum, { size, speed, phase: start }) => sum + size * Math.cos(speed * time + start), base),
    between: (from, to) => mean * (base * (to - from) + integral(to) - integral(from)),
  }
}
