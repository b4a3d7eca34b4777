import type { Example } from '../example'
import { Button } from '../form-controls/Button'
import { TextButton } from '../typography/LinkText'
import { ErrorPanel } from './ErrorPanel'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'list',
    render: () => (
      <ErrorPanel
        icon="cloud-off"
        title="Load balancers could not be loaded"
        text="Failed to connect to server. Tried 3 times; the next try is in 7 s."
        actions={
          <>
            <Button size="sm">Try now</Button>
            <TextButton>Copy details</TextButton>
          </>
        }
      />
    ),
  },
  {
    name: 'page',
    render: () => (
      <ErrorPanel
        title="This page stopped working"
        text="The rest of the console is fine. Your machines are not affected."
        detail="TypeError: rules is not iterable"
        reference="c7f2-91ab"
        actions={
          <>
            <Button size="sm" variant="primary">
              Reload page
            </Button>
            <Button size="sm">Log out</Button>
          </>
        }
      />
    ),
  },
]
