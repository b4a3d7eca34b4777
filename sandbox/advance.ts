import type { Runtime } from './runtime'

/** Moves the clock forward and remembers it, so that a world goes on at the time it had reached. */
export function advance({ clock, settings }: Pick<Runtime, 'clock' | 'settings'>, seconds: number): void {
  const before = Number(settings.get('advanced') ?? 0)
  settings.set('advanced', `${before + seconds}`)
  clock.advance(seconds)
}
