import type { Example } from '../example'
import { Stateful } from '../example-state'
import { ChipsInput } from './ChipsInput'
import { FieldShell } from './FieldShell'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'one wrong',
    render: () => (
      <Stateful initial={['203.0.113.0/24', '10.84.12.0/42'] as readonly string[]}>
        {(values, set) => (
          <FieldShell label="Sources">
            <ChipsInput
              values={values}
              onChange={set}
              errorOf={(value) =>
                value.endsWith('/42') ? 'The prefix length of an IPv4 range is 0 to 32.' : undefined
              }
              removeLabel={(value) => `Remove ${value}`}
              presentText={(value) => `${value} is in the list already.`}
              placeholder="Anyone"
            />
          </FieldShell>
        )}
      </Stateful>
    ),
  },
]
