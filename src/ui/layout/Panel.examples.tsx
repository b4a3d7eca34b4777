import type { Example } from '../example'
import { Button } from '../form-controls/Button'
import { Panel, PanelRow } from './Panel'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'padded', render: () => <Panel padded>Content</Panel> },
  {
    name: 'editing',
    render: () => (
      <Panel padded look="editing">
        A form opened in place
      </Panel>
    ),
  },
  {
    name: 'danger zone',
    render: () => (
      <Panel look="danger">
        <PanelRow title="Reinstall" action={<Button variant="danger-quiet">Reinstall…</Button>}>
          Replaces the root disk with a fresh system.
        </PanelRow>
        <PanelRow title="Delete machine" action={<Button variant="danger-quiet">Delete…</Button>}>
          Removes the machine and its root disk.
        </PanelRow>
      </Panel>
    ),
  },
]
