import type { Example } from '../example'
import { Keys } from './Keys'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'together', render: () => <Keys keys={['Ctrl', 'K']} /> },
  { name: 'one after the other', render: () => <Keys keys={['G', 'D']} between="then" /> },
]
