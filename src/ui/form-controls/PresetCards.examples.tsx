import type { Example } from '../example'
import { Stateful } from '../example-state'
import { FieldGroup } from './FieldShell'
import { PresetCards } from './PresetCards'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'packages',
    render: () => (
      <Stateful initial="custom">
        {(value, set) => (
          <FieldGroup label="Size" hideLabel>
            <PresetCards
              value={value}
              onChange={set}
              options={[
                { value: '1', title: '1 vCPU', lines: ['1 GB', '20 GB'], price: '€7.40' },
                { value: '2', title: '2 vCPU', lines: ['2 GB', '50 GB'], price: '€15.60' },
                { value: '3', title: '2 vCPU', lines: ['4 GB', '60 GB'], price: '€20.00' },
                {
                  value: '4',
                  title: '4 vCPU',
                  lines: ['4 GB', '80 GB'],
                  price: '€29.60',
                  disabledReason: 'sold out',
                },
                { value: 'custom', title: 'Custom', lines: ['1–32 vCPU', '1–128 GB'], price: 'by part' },
              ]}
            />
          </FieldGroup>
        )}
      </Stateful>
    ),
  },
]
