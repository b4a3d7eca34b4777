import type { Example } from '../example'
import { Logo } from './Logo'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'of no theme', render: () => <Logo id="none" size={30} /> },
]
