import type { Example } from '../example'
import { Button } from '../form-controls/Button'
import { ActingBanner, ActingStrip } from './ActingBanner'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'acting',
    render: () => (
      <ActingBanner
        icon="user-round-cog"
        strong="You are acting as Põhjala Robotics"
        note="owner arved@pohjala.example. Ends in 5 h 12 min."
        action={
          <Button size="sm" icon="log-out">
            Back to your account
          </Button>
        }
      />
    ),
  },
  {
    name: 'strip above everything',
    render: () => (
      <ActingStrip
        icon="user-round-cog"
        strong="You are acting as Põhjala Robotics"
        note="owner arved@pohjala.example. Restricted to one billing account."
        left="Ends in 5 h 12 min"
        action={
          <Button size="sm" icon="log-out">
            Back to your account
          </Button>
        }
      />
    ),
  },
]
