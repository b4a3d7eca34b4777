/** Milliseconds after which a list is told to be without an answer, when others have theirs. */
export const lateAfter = 4000
