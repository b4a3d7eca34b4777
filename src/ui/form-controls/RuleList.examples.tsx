import type { Example } from '../example'
import { RuleList } from './RuleList'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'some kept',
    render: () => (
      <RuleList
        metLabel="met"
        unmetLabel="not met"
        rules={[
          { id: 'lower', label: 'lower case', met: true },
          { id: 'upper', label: 'upper case', met: false },
          { id: 'digit', label: 'a digit', met: true },
          { id: 'length', label: '8 or more', met: false },
        ]}
      />
    ),
  },
]
