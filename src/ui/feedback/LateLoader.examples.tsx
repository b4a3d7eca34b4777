import type { Example } from '../example'
import { LateLoader } from './LateLoader'
import { Spinner } from './Spinner'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'after half a second',
    render: () => (
      <LateLoader>
        <Spinner label="Loading" />
      </LateLoader>
    ),
  },
]
