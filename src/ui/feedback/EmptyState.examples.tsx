import type { Example } from '../example'
import { Button } from '../form-controls/Button'
import { LinkText, TextButton } from '../typography/LinkText'
import { EmptyState } from './EmptyState'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'nothing yet',
    render: () => (
      <EmptyState
        text="A load balancer spreads one address over several machines and stops sending traffic to those that fail. €8.00 per month."
        actions={
          <>
            <Button size="sm" variant="primary" icon="plus">
              Create load balancer
            </Button>
            <LinkText href="#docs">How it works</LinkText>
          </>
        }
      />
    ),
  },
  {
    name: 'no match',
    render: () => (
      <EmptyState
        strong="No load balancer matches “web-fornt”."
        text="3 are hidden by the filter."
        actions={
          <>
            <Button size="sm">Clear filter</Button>
            <span>or look in</span>
            <TextButton>all resources</TextButton>
          </>
        }
      />
    ),
  },
]
