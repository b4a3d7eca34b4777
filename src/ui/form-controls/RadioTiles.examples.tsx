import type { Example } from '../example'
import { Stateful } from '../example-state'
import { InitialsMark } from '../typography/InitialsMark'
import { FieldGroup } from './FieldShell'
import { RadioTiles } from './RadioTiles'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'locations',
    render: () => (
      <Stateful initial="tll">
        {(value, set) => (
          <FieldGroup label="Location">
            <RadioTiles
              columns={4}
              value={value}
              onChange={set}
              options={[
                { value: 'tll', title: 'Tallinn', note: 'tll', description: 'Estonia, 3 ms' },
                { value: 'trtu', title: 'Tartu', note: 'trtu', description: 'Estonia, 5 ms' },
                { value: 'jhv', title: 'Jõhvi', note: 'jhv', description: 'Estonia, 6 ms' },
                { value: 'jkt01', title: 'Jakarta', note: 'jkt01', disabledReason: 'Full for now' },
              ]}
            />
          </FieldGroup>
        )}
      </Stateful>
    ),
  },
  {
    name: 'systems with marks',
    render: () => (
      <Stateful initial="ubuntu">
        {(value, set) => (
          <FieldGroup label="System" hideLabel>
            <RadioTiles
              columns={4}
              value={value}
              onChange={set}
              options={['Ubuntu 24.04', 'Debian 12', 'AlmaLinux 9.4', 'Windows 2022'].map((name) => ({
                value: name.split(' ')[0]?.toLowerCase() ?? '',
                title: name.split(' ')[0] ?? '',
                description: name.split(' ')[1],
                mark: <InitialsMark large letters={name.slice(0, 2)} />,
              }))}
            />
          </FieldGroup>
        )}
      </Stateful>
    ),
  },
  {
    name: 'one column with fees',
    render: () => (
      <Stateful initial="visa">
        {(value, set) => (
          <FieldGroup label="Pay with">
            <RadioTiles
              columns={1}
              value={value}
              onChange={set}
              options={[
                { value: 'visa', title: 'Visa •••• 4242', end: '€0.35 + 3.5 %' },
                { value: 'bank', title: 'Bank transfer', note: 'by invoice, 1–2 days', end: 'no fee' },
              ]}
            />
          </FieldGroup>
        )}
      </Stateful>
    ),
  },
]
