import type { Example } from '../example'
import { Stateful } from '../example-state'
import { Segmented } from './Segmented'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'range',
    render: () => (
      <Stateful initial="6">
        {(value, set) => (
          <Segmented
            label="Range"
            value={value}
            onChange={set}
            options={[
              { value: '1', label: '1 h' },
              { value: '6', label: '6 h' },
              { value: '24', label: '24 h' },
            ]}
          />
        )}
      </Stateful>
    ),
  },
  {
    name: 'small',
    render: () => (
      <Stateful initial="EUR">
        {(value, set) => (
          <Segmented
            size="sm"
            label="Currency"
            value={value}
            onChange={set}
            options={['EUR', 'USD', 'IDR'].map((code) => ({ value: code, label: code }))}
          />
        )}
      </Stateful>
    ),
  },
]
