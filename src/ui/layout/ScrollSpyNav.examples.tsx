import type { Example } from '../example'
import { ScrollSpyNav } from './ScrollSpyNav'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'states',
    render: () => (
      <ScrollSpyNav
        label="Sections"
        stateLabels={{ done: 'done', wrong: 'needs attention' }}
        items={[
          { id: 'location', label: 'Location', state: 'done' },
          { id: 'disks', label: 'Disks', state: 'wrong' },
          { id: 'name', label: 'Name', state: 'open' },
        ]}
      />
    ),
  },
]
