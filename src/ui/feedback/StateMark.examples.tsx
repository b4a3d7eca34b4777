import type { Example } from '../example'
import { StateMark } from './StateMark'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'running',
    render: () => <StateMark look="quiet" tone="success" icon="circle-play" label="Running" />,
  },
  {
    name: 'stopped',
    render: () => <StateMark look="quiet" tone="default" icon="circle-stop" label="Stopped" />,
  },
  {
    name: 'failed, quiet',
    render: () => <StateMark look="quiet" tone="error" icon="triangle-alert" label="Failed" />,
  },
  {
    name: 'creating',
    render: () => <StateMark look="filled" tone="info" icon="loader-circle" spinning label="Creating" />,
  },
  {
    name: 'rescue mode',
    render: () => <StateMark look="filled" tone="warning" icon="life-buoy" label="Rescue mode" />,
  },
  { name: 'suspended', render: () => <StateMark look="filled" tone="error" icon="ban" label="Suspended" /> },
  {
    name: 'unknown',
    render: () => <StateMark look="filled" tone="default" icon="circle-help" label="Unknown" />,
  },
]
