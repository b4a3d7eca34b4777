import type { Example } from '../example'
import { Spinner } from './Spinner'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'with words', render: () => <Spinner label="Loading prices" /> },
]
