import type { Runtime } from './runtime'

/** Moves the clock forward and stores the total in seconds, so that a reopened world continues at that time. */
export function advance({ clock, settings }: Pick<Runtime, 'clock' | 'settings'>, seconds: number): void {
  const before = Number(settings.get('advanced') ?? 0)
  settings.set('advanced', `${before + seconds}`)
  clock.advance(seconds)
}
