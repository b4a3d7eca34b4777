import type { Example } from '../example'
import { Button } from '../form-controls/Button'
import { IconButton } from '../form-controls/IconButton'
import { OnPhone, OnWide } from './OnScreen'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'filters',
    render: () => (
      <>
        <OnWide>
          <Button tail="chevron-down">Status</Button>
        </OnWide>
        <OnPhone>
          <IconButton icon="list-filter" label="Filters" look="bordered" />
        </OnPhone>
      </>
    ),
  },
]
