import type { Example } from '../example'
import { Estimate } from './Estimate'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'machine',
    render: () => (
      <Estimate
        title="Estimate"
        lines={[
          { id: 'cpu', label: '4 vCPU', amount: '€16.00' },
          { id: 'ram', label: '8 GB memory', amount: '€14.40' },
          { id: 'disk', label: 'Standard SSD, check the size', amount: '—', invalid: true },
        ]}
        total={{ label: 'Per month', amount: '€79.44' }}
        extra={[{ id: 'hour', label: 'Per hour, billed while it exists', amount: '€0.1088' }]}
        note="Full month of 730 hours. Traffic is included."
      />
    ),
  },
]
