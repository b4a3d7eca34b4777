import type { Example } from '../example'
import { Stateful } from '../example-state'
import { Button } from '../form-controls/Button'
import { Checkbox } from '../form-controls/Checkbox'
import { Text } from '../typography/Text'
import { ConfirmDialog } from './ConfirmDialog'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'stop, level 1',
    render: () => (
      <Stateful initial={false}>
        {(open, set) => (
          <>
            <Button onPress={() => set(true)}>Stop</Button>
            {open && (
              <ConfirmDialog
                title="Stop web-prod-01?"
                description="It shuts down in order; what runs on it stops."
                confirm={{ label: 'Stop machine', danger: false }}
                cancelLabel="Cancel"
                closeLabel="Close"
                pending={false}
                onConfirm={() => set(false)}
                onClose={() => set(false)}
              />
            )}
          </>
        )}
      </Stateful>
    ),
  },
  {
    name: 'delete, level 3',
    render: () => (
      <Stateful initial={false}>
        {(open, set) => (
          <>
            <Button onPress={() => set(true)}>Delete…</Button>
            {open && (
              <ConfirmDialog
                title="Delete web-prod-01?"
                description="This cannot be undone. It happens at once."
                consequences={[
                  {
                    id: 'deleted',
                    label: 'Deleted',
                    value: 'Machine, root disk 160 GB, 2 snapshots, 4 backups',
                  },
                  {
                    id: 'kept',
                    label: 'Kept',
                    value: (
                      <>
                        <Text>Disk “data” 500 GB</Text> <Text tone="faint">€30.00 per month</Text>
                      </>
                    ),
                  },
                ]}
                typed={{ expected: 'web-prod-01', ask: (mark) => `Type ${mark} to confirm` }}
                confirm={{ label: 'Delete machine', danger: true }}
                cancelLabel="Cancel"
                closeLabel="Close"
                pending={false}
                onConfirm={() => set(false)}
                onClose={() => set(false)}
              >
                <Checkbox checked={false} onChange={() => undefined} label="Also release the floating IP" />
              </ConfirmDialog>
            )}
          </>
        )}
      </Stateful>
    ),
  },
]
