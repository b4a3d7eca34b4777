import type { Example } from '../example'
import { Button } from '../form-controls/Button'
import { announce } from './announce'
import { LiveRegion } from './LiveRegion'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'announces',
    render: () => (
      <>
        <LiveRegion />
        <Button onPress={() => announce('Virtual machines')}>Announce</Button>
      </>
    ),
  },
]
