import type { Example } from '../example'
import { Badge } from './Badge'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'primary', render: () => <Badge tone="primary" label="primary" icon="waypoints" /> },
  { name: 'success', render: () => <Badge tone="success" label="success" icon="circle-check" /> },
  { name: 'error', render: () => <Badge tone="error" label="error" icon="triangle-alert" /> },
  { name: 'warning', render: () => <Badge tone="warning" label="warning" icon="life-buoy" /> },
  { name: 'info', render: () => <Badge tone="info" label="info" icon="loader-circle" spinning /> },
  { name: 'default', render: () => <Badge tone="default" label="default" /> },
  { name: 'text', render: () => <Badge tone="text" label="text" /> },
  { name: 'white', render: () => <Badge tone="white" label="white" /> },
  { name: 'mini', render: () => <Badge mini label="Primary" /> },
]
