import type { Example } from '../example'
import { Stateful } from '../example-state'
import { FieldShell } from './FieldShell'
import { PasswordInput } from './PasswordInput'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'new password',
    render: () => (
      <Stateful initial="kadri12">
        {(value, set) => (
          <FieldShell label="Password">
            <PasswordInput
              autoComplete="new-password"
              showLabel="Show password"
              hideLabel="Hide password"
              value={value}
              onChange={set}
              generate={{ label: 'Generate a password', onGenerate: () => set('Tamm7Kask3Lepp') }}
            />
          </FieldShell>
        )}
      </Stateful>
    ),
  },
]
