import type { Example } from '../example'
import { Stateful } from '../example-state'
import { CheckTiles } from './CheckTiles'
import { FieldGroup } from './FieldShell'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'accounts',
    render: () => (
      <Stateful initial={['a'] as readonly ('a' | 'b')[]}>
        {(values, set) => (
          <FieldGroup label="Accounts">
            <CheckTiles
              columns={2}
              values={values}
              onChange={set}
              options={[
                { value: 'a', title: 'Põhjala Robotics', description: '€684.20' },
                { value: 'b', title: 'Lab', description: '€12.00' },
              ]}
            />
          </FieldGroup>
        )}
      </Stateful>
    ),
  },
]
