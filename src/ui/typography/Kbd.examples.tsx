import type { Example } from '../example'
import { Kbd } from './Kbd'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'keys',
    render: () => (
      <>
        <Kbd>Ctrl K</Kbd> <Kbd>/</Kbd>
      </>
    ),
  },
]
