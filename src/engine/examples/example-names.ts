/** The example type used throughout the engine's gallery. */
export const exampleType = 'example'

/** The example type while its forms are loading: they never arrive. */
export const waitingType = 'example_waiting'

/** Example locations, each with its own behaviour. */
export const places = {
  /** A typical list. */
  here: 'here',
  /** An empty list. */
  empty: 'empty',
  /** A very long list. */
  many: 'many',
  /** Malformed records. */
  odd: 'odd',
  /** Never answers. */
  slow: 'slow',
  /** Unreachable. */
  down: 'down',
  /** The record has been changed by another user. */
  changed: 'changed',
  /** Refuses every change. */
  strict: 'strict',
} as const
export type Place = (typeof places)[keyof typeof places]
