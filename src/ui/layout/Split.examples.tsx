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
  {
    name: 'something in the place of the facts',
    render: () => (
      <Split
        sideLabel="Facts"
        side={<p>Facts</p>}
        coverRef={(place) => {
          if (place) place.textContent = 'A file'
        }}
      >
        Content
      </Split>
    ),
  },
]
