/** Kinds of keys a call may refuse: of somebody who acts as the owner, and of one that reaches one billing account only. */
export const keyKinds = ['acting', 'restricted'] as const

/** Kind of a key. */
export type KeyKind = (typeof keyKinds)[number]
