import type { Example } from '../example'
import { InitialsMark } from './InitialsMark'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'small', render: () => <InitialsMark letters="De" /> },
  { name: 'large', render: () => <InitialsMark large letters="Ub" /> },
]
