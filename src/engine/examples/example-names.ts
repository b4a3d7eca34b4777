/** The made-up type everything in the gallery of the engine is an example of. */
export const exampleType = 'example'

/** The same type before its forms are here: their code never arrives. */
export const waitingType = 'example_waiting'

/** Made-up locations; each answers in a way of its own. */
export const places = {
  /** A usual list. */
  here: 'here',
  /** An empty list. */
  empty: 'empty',
  /** More than anybody wants to scroll through. */
  many: 'many',
  /** Records that are not what they should be. */
  odd: 'odd',
  /** Never answers. */
  slow: 'slow',
  /** Cannot be reached. */
  down: 'down',
  /** Somebody else has changed the record meanwhile. */
  changed: 'changed',
  /** Refuses every change. */
  strict: 'strict',
} as const
export type Place = (typeof places)[keyof typeof places]
