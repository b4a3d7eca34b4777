import type { Example } from '../example'
import { Stateful } from '../example-state'
import { TextArea } from './TextArea'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'mono',
    render: () => (
      <Stateful initial="ssh-ed25519 AAAA kadri@thinkpad">
        {(value, set) => <TextArea bareLabel="SSH key" mono value={value} onChange={set} />}
      </Stateful>
    ),
  },
]
