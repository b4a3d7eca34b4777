import type { Example } from '../example'
import { Button } from '../form-controls/Button'
import { Section } from './Section'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'with note and action',
    render: () => (
      <Section
        title="Inbound"
        note="6 rules"
        actions={
          <Button size="sm" icon="plus">
            Add rule
          </Button>
        }
      >
        Rules
      </Section>
    ),
  },
]
