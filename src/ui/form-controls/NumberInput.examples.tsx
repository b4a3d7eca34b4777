import type { Example } from '../example'
import { Stateful } from '../example-state'
import { FieldShell } from './FieldShell'
import { NumberInput, type NumberValue } from './NumberInput'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'size',
    render: () => (
      <Stateful initial={160 as NumberValue}>
        {(value, set) => (
          <FieldShell label="Size">
            <NumberInput
              locale="en"
              value={value}
              onChange={set}
              unit="GB, 10–10 000"
              units={{ gb: 1, tb: 1000 }}
            />
          </FieldShell>
        )}
      </Stateful>
    ),
  },
  {
    name: 'wrong',
    render: () => (
      <FieldShell label="Size" error="At most 10 000 GB per disk.">
        <NumberInput locale="en" value={50000} onChange={() => undefined} unit="GB" />
      </FieldShell>
    ),
  },
]
