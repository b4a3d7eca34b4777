import type { Example } from '../example'
import { Button } from '../form-controls/Button'
import { Notice } from './Notice'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'warning with action',
    render: () => (
      <Notice
        tone="warning"
        icon="cloud-off"
        strong="Jakarta did not answer."
        text="Machines in jkt01 are missing from this list; the other 3 locations are complete."
        reference="c7f2-91ab"
        action={<Button size="sm">Try Jakarta again</Button>}
      />
    ),
  },
  { name: 'error', render: () => <Notice tone="error" strong="Failed to start virtual machine." /> },
  {
    name: 'success to dismiss',
    render: () => (
      <Notice
        tone="success"
        icon="key-round"
        strong="Token “terraform-ci” is ready."
        text="Copy it now; it is not shown again."
        dismiss={{ label: 'Close', onDismiss: () => undefined }}
      />
    ),
  },
  { name: 'info', render: () => <Notice tone="info" strong="Backups run on Wednesdays, 02:00 UTC." /> },
  {
    name: 'neutral',
    render: () => (
      <Notice
        tone="default"
        icon="wifi-off"
        strong="You are offline."
        text="Showing what was known at 08:36. Actions are paused."
      />
    ),
  },
  { name: 'primary', render: () => <Notice tone="primary" strong="A new version is ready." /> },
]
