import type { Example } from '../example'
import { Stateful } from '../example-state'
import { Button } from '../form-controls/Button'
import { KeyboardSheet } from './KeyboardSheet'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'keys',
    render: () => (
      <Stateful initial={false}>
        {(open, set) => (
          <>
            <Button onPress={() => set(true)}>Keys</Button>
            {open && (
              <KeyboardSheet
                title="Keyboard"
                closeLabel="Close"
                onClose={() => set(false)}
                groups={[
                  {
                    title: 'Everywhere',
                    rows: [
                      { keys: ['Ctrl K'], text: 'Search and commands' },
                      { keys: ['?'], text: 'These keys' },
                    ],
                  },
                  {
                    title: 'Lists',
                    rows: [
                      { keys: ['J'], text: 'Next row' },
                      { keys: ['X'], text: 'Select' },
                    ],
                  },
                ]}
              />
            )}
          </>
        )}
      </Stateful>
    ),
  },
]
