import type { Example } from '../example'
import { Button } from '../form-controls/Button'
import { SaveBar } from './SaveBar'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'three changes',
    render: () => (
      <SaveBar
        title="3 unsaved changes"
        note="1 changed, 1 new, 1 removed."
        actions={
          <>
            <Button variant="ghost">Discard</Button>
            <Button variant="primary">Save rules</Button>
          </>
        }
      />
    ),
  },
]
