/** Nothing was written; the message says why and what to do instead. */
export class Refusal extends Error {}
