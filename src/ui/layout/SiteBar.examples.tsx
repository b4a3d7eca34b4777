import type { Example } from '../example'
import { Button } from '../form-controls/Button'
import { SiteBar } from './SiteBar'

const dismiss = { label: 'Close', onDismiss: () => undefined }

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'new version',
    render: () => (
      <SiteBar
        icon="sparkles"
        strong="A new version of the console is ready."
        text="What you typed here is kept."
        action={<Button size="sm">Reload</Button>}
        dismiss={dismiss}
      />
    ),
  },
  {
    name: 'maintenance under way',
    render: () => (
      <SiteBar
        icon="wrench"
        tone="warning"
        strong="Maintenance in Tartu until 03:00 UTC."
        text="Machines keep running."
      />
    ),
  },
  {
    name: 'maintenance ahead',
    render: () => (
      <SiteBar icon="calendar-clock" tone="info" strong="Tartu, 26 Nov, 01:00–03:00 UTC" dismiss={dismiss} />
    ),
  },
  {
    name: 'frozen account',
    render: () => (
      <SiteBar
        icon="ban"
        tone="error"
        strong="Pagar OÜ is frozen."
        text="Nothing can be created."
        action={<Button size="sm">Show account</Button>}
      />
    ),
  },
  {
    name: 'offer',
    render: () => (
      <SiteBar
        icon="gift"
        tone="offer"
        strong="€22.00 of credit is yours."
        action={<Button size="sm">Create machine</Button>}
        dismiss={dismiss}
      />
    ),
  },
]
