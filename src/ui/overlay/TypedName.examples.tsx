import type { Example } from '../example'
import { Stateful } from '../example-state'
import { TypedName } from './TypedName'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'the name of what is lost',
    render: () => (
      <Stateful initial="web-prod">
        {(value, set) => (
          <TypedName
            asked={{ expected: 'web-prod-01', ask: (mark) => `Type ${mark} to confirm` }}
            labelId="typed-name"
            value={value}
            onChange={set}
          />
        )}
      </Stateful>
    ),
  },
]
