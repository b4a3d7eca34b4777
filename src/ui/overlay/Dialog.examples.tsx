import type { Example } from '../example'
import { Stateful } from '../example-state'
import { Button } from '../form-controls/Button'
import { Dialog, Drawer } from './Dialog'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'dialog',
    render: () => (
      <Stateful initial={false}>
        {(open, set) => (
          <>
            <Button onPress={() => set(true)}>Open dialog</Button>
            {open && (
              <Dialog
                title="Rename web-prod-01"
                closeLabel="Close"
                onClose={() => set(false)}
                actions={
                  <Button variant="primary" onPress={() => set(false)}>
                    Rename
                  </Button>
                }
              >
                Content
              </Dialog>
            )}
          </>
        )}
      </Stateful>
    ),
  },
  {
    name: 'drawer',
    render: () => (
      <Stateful initial={false}>
        {(open, set) => (
          <>
            <Button onPress={() => set(true)}>Open drawer</Button>
            {open && (
              <Drawer
                title="View as API call"
                closeLabel="Close"
                onClose={() => set(false)}
                actions={
                  <Button variant="primary" icon="copy">
                    Copy call
                  </Button>
                }
              >
                Content
              </Drawer>
            )}
          </>
        )}
      </Stateful>
    ),
  },
]
