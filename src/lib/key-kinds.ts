/** Kinds of keys a call may refuse: `acting` keys act as another user, `restricted` keys reach only one billing account. */
export const keyKinds = ['acting', 'restricted'] as const

/** Kind of a key. */
export type KeyKind = (typeof keyKinds)[number]
