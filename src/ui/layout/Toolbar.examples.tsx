import type { Example } from '../example'
import { FilterChip } from '../form-controls/FilterChip'
import { Toolbar, UpdatedAge } from './Toolbar'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'chips and age',
    render: () => (
      <Toolbar
        end={
          <UpdatedAge
            label="Updated 12 s ago"
            refreshLabel="Refresh"
            refreshing={false}
            onRefresh={() => undefined}
          />
        }
      >
        <FilterChip
          name="Status"
          value="Running"
          removeLabel="Remove filter Status"
          onRemove={() => undefined}
        />
      </Toolbar>
    ),
  },
]
