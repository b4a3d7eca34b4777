import type { Example } from '../example'
import { Stateful } from '../example-state'
import { SearchInput } from './SearchInput'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'empty with key',
    render: () => (
      <Stateful initial="">
        {(value, set) => (
          <SearchInput
            value={value}
            onChange={set}
            label="Filter"
            placeholder="Filter by name, IP or system"
            clearLabel="Clear filter"
            shortcut="/"
          />
        )}
      </Stateful>
    ),
  },
  {
    name: 'filled',
    render: () => (
      <Stateful initial="web">
        {(value, set) => (
          <SearchInput
            value={value}
            onChange={set}
            label="Filter"
            placeholder="Filter"
            clearLabel="Clear filter"
          />
        )}
      </Stateful>
    ),
  },
]
