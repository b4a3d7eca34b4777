import type { Example } from '../example'
import { Stateful } from '../example-state'
import { LocalTabs } from './LocalTabs'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'local',
    render: () => (
      <Stateful initial="os">
        {(tab, set) => (
          <LocalTabs
            label="Source"
            selected={tab}
            onSelect={set}
            tabs={[
              { id: 'os', label: 'Operating system' },
              { id: 'app', label: 'Application' },
              { id: 'snapshot', label: 'Snapshot or backup' },
            ]}
          >
            {tab}
          </LocalTabs>
        )}
      </Stateful>
    ),
  },
]
