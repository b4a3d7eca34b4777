import type { Example } from '../example'
import { Stateful } from '../example-state'
import { Switch } from './Switch'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'with price',
    render: () => (
      <Stateful initial={true}>
        {(on, set) => <Switch checked={on} onChange={set} label="Automatic backup" hint="€3.84 per month" />}
      </Stateful>
    ),
  },
  {
    name: 'spread',
    render: () => <Switch spread checked={false} onChange={() => undefined} label="Private IP" />,
  },
  { name: 'disabled', render: () => <Switch disabled checked onChange={() => undefined} label="Name" /> },
]
