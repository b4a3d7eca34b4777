import type { Example } from '../example'
import { FilterChip } from './FilterChip'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'one value',
    render: () => (
      <FilterChip
        name="Status"
        value="Running"
        removeLabel="Remove filter Status"
        onRemove={() => undefined}
      />
    ),
  },
  {
    name: 'several values',
    render: () => (
      <FilterChip
        name="Location"
        value="Tallinn, Tartu"
        removeLabel="Remove filter Location"
        onRemove={() => undefined}
      />
    ),
  },
]
