import type { Example } from '../example'
import { Stateful } from '../example-state'
import { FieldShell } from './FieldShell'
import { SelectInput } from './SelectInput'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'host pool',
    render: () => (
      <Stateful initial={'nvme' as string | undefined}>
        {(value, set) => (
          <FieldShell label="Host pool">
            <SelectInput
              label="Host pool"
              value={value}
              onChange={set}
              placeholder="Choose a pool"
              emptyText="No pools here."
              options={[
                {
                  value: 'nvme',
                  label: 'Performance NVMe',
                  note: '— newest processors',
                  price: '€0.08 per GB',
                },
                { value: 'ssd', label: 'Standard SSD', price: '€0.06 per GB' },
                { value: 'gpu', label: 'GPU', disabledReason: 'Not in Tallinn' },
              ]}
            />
          </FieldShell>
        )}
      </Stateful>
    ),
  },
  {
    name: 'nothing chosen, wrong',
    render: () => (
      <FieldShell label="Private network" error="Choose a network.">
        <SelectInput
          label="Private network"
          value={undefined}
          onChange={() => undefined}
          placeholder="Choose a network"
          emptyText="No networks in Tallinn."
          options={[]}
        />
      </FieldShell>
    ),
  },
  {
    name: 'disabled',
    render: () => (
      <FieldShell label="vCPU" muted>
        <SelectInput
          label="vCPU"
          disabled
          value="4"
          onChange={() => undefined}
          placeholder=""
          emptyText=""
          options={[{ value: '4', label: '4' }]}
        />
      </FieldShell>
    ),
  },
  {
    name: 'long list with filter',
    render: () => (
      <Stateful initial={undefined as string | undefined}>
        {(value, set) => (
          <FieldShell label="Country">
            <SelectInput
              label="Country"
              filter={{ label: 'Filter countries', noMatchText: 'No country matches.' }}
              value={value}
              onChange={set}
              placeholder="Choose a country"
              emptyText=""
              options={[
                'Denmark',
                'Estonia',
                'Finland',
                'Germany',
                'Indonesia',
                'Latvia',
                'Lithuania',
                'Norway',
                'Poland',
                'Sweden',
              ].map((label) => ({ value: label, label }))}
            />
          </FieldShell>
        )}
      </Stateful>
    ),
  },
]
