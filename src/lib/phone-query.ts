/**
 * Matches the phone layout: at most 700 px wide at the usual text size (specification section 1). In em, so that a screen with
 * larger text, which has less room for words, gets it sooner.
 */
export const phoneQuery = '(max-width: 43.75em)'
