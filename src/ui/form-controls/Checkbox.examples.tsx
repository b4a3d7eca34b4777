import type { Example } from '../example'
import { Stateful } from '../example-state'
import type { CheckedState } from './check-box'
import { Checkbox } from './Checkbox'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'with label',
    render: () => (
      <Stateful initial={false as CheckedState}>
        {(checked, set) => <Checkbox checked={checked} onChange={set} label="Also release the floating IP" />}
      </Stateful>
    ),
  },
  {
    name: 'with hint',
    render: () => (
      <Checkbox
        checked
        onChange={() => undefined}
        label="Automatic backup"
        hint="Keeps 4 backups, one month"
      />
    ),
  },
  {
    name: 'disabled',
    render: () => <Checkbox checked={false} disabled onChange={() => undefined} label="Not now" />,
  },
]
