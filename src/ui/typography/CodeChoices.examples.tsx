import type { Example } from '../example'
import { Stateful } from '../example-state'
import { CodeChoices } from './CodeChoices'
import { CodePanel, CodePart } from './CodePanel'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'languages',
    render: () => (
      <CodePanel label="Request">
        <CodePart
          head={
            <Stateful initial="curl">
              {(value, set) => (
                <CodeChoices
                  label="Language"
                  value={value}
                  onChange={set}
                  options={['curl', 'TypeScript', 'Python'].map((each) => ({ value: each, label: each }))}
                />
              )}
            </Stateful>
          }
          code={[{ text: 'curl' }]}
        />
      </CodePanel>
    ),
  },
]
