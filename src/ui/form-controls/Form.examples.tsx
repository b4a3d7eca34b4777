import type { Example } from '../example'
import { Button } from './Button'
import { FieldShell } from './FieldShell'
import { Form } from './Form'
import { TextInput } from './TextInput'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'one field',
    render: () => (
      <Form onSubmit={() => undefined}>
        <FieldShell label="Name">
          <TextInput value="web-prod-03" onChange={() => undefined} />
        </FieldShell>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </Form>
    ),
  },
]
