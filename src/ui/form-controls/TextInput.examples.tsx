import type { Example } from '../example'
import { Stateful } from '../example-state'
import { TextInput } from './TextInput'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'plain',
    render: () => (
      <Stateful initial="web-prod-03">
        {(value, set) => <TextInput bareLabel="Name" value={value} onChange={set} />}
      </Stateful>
    ),
  },
  {
    name: 'with prefix and unit',
    render: () => (
      <TextInput
        bareLabel="Amount"
        prefix="€"
        unit="minimum €13.00"
        value="100.00"
        onChange={() => undefined}
      />
    ),
  },
  {
    name: 'clearable',
    render: () => (
      <Stateful initial="10.84.12.0/24">
        {(value, set) => <TextInput bareLabel="Range" mono clearLabel="Clear" value={value} onChange={set} />}
      </Stateful>
    ),
  },
  {
    name: 'locked',
    render: () => <TextInput bareLabel="Disk" locked value="Root disk" onChange={() => undefined} />,
  },
  {
    name: 'disabled',
    render: () => <TextInput bareLabel="vCPU" disabled value="4" onChange={() => undefined} />,
  },
]
