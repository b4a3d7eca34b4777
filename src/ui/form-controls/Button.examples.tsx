import type { Example } from '../example'
import { Button } from './Button'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'primary',
    render: () => (
      <Button variant="primary" icon="plus">
        Create machine
      </Button>
    ),
  },
  { name: 'secondary', render: () => <Button>Secondary</Button> },
  { name: 'ghost', render: () => <Button variant="ghost">Ghost</Button> },
  { name: 'link', render: () => <Button variant="link">Show estimate</Button> },
  { name: 'danger', render: () => <Button variant="danger">Delete</Button> },
  { name: 'danger quiet', render: () => <Button variant="danger-quiet">Delete…</Button> },
  { name: 'disabled with reason', render: () => <Button disabled="Stop the machine first">Resize</Button> },
  {
    name: 'pending with icon',
    render: () => (
      <Button variant="primary" icon="plus" pending>
        Saving
      </Button>
    ),
  },
  { name: 'pending without icon', render: () => <Button pending>Save rules</Button> },
  { name: 'small', render: () => <Button size="sm">Small</Button> },
  { name: 'with menu mark', render: () => <Button tail="chevron-down">Status</Button> },
  { name: 'pressed', render: () => <Button pressed>€100</Button> },
]
