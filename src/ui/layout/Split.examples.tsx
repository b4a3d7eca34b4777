import type { Example } from '../example'
import { Split } from './Split'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'facts beside',
    render: () => (
      <Split sideLabel="Facts" side="Facts">
        Content
      </Split>
    ),
  },
]
