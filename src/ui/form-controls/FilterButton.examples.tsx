import type { Example } from '../example'
import { Stateful } from '../example-state'
import { FilterButton } from './FilterButton'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'states',
    render: () => (
      <Stateful initial={['running'] as readonly ('running' | 'stopped')[]}>
        {(selected, set) => (
          <FilterButton
            label="Status"
            selected={selected}
            onChange={set}
            options={[
              { value: 'running', label: 'Running', icon: 'circle-play' },
              { value: 'stopped', label: 'Stopped', icon: 'circle-stop' },
            ]}
          />
        )}
      </Stateful>
    ),
  },
]
