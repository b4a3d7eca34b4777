import type { Example } from '../example'
import { Sums } from './Sums'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'lines and total',
    render: () => (
      <Sums
        label="Sum"
        lines={[
          { id: 'added', label: 'Added to balance', value: '€100.00' },
          { id: 'vat', label: 'VAT 24 %', value: '€24.00' },
        ]}
        total={{ label: 'You pay', value: '€124.00' }}
      />
    ),
  },
]
