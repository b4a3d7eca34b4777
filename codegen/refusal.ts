/** Why nothing was written, in a sentence that says what to do instead. */
export class Refusal extends Error {}
