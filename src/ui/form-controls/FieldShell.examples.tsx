import type { Example } from '../example'
import { Checkbox } from './Checkbox'
import { FieldAlone, FieldGroup, Fields, FieldShell } from './FieldShell'
import { TextInput } from './TextInput'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'with hint',
    render: () => (
      <FieldShell label="Name" hint="Letters, digits and dashes">
        <TextInput value="web-prod-03" onChange={() => undefined} />
      </FieldShell>
    ),
  },
  {
    name: 'optional',
    render: () => (
      <FieldShell label="Description" optional="optional">
        <TextInput value="" onChange={() => undefined} />
      </FieldShell>
    ),
  },
  {
    name: 'error replaces hint',
    render: () => (
      <FieldShell
        label="Name"
        hint="Letters, digits and dashes"
        error="Start and end with a letter or a digit."
      >
        <TextInput value="-media" onChange={() => undefined} />
      </FieldShell>
    ),
  },
  {
    name: 'two columns',
    render: () => (
      <Fields columns={2}>
        <FieldShell label="vCPU">
          <TextInput value="4" unit="1–32" onChange={() => undefined} />
        </FieldShell>
        <FieldShell label="Memory">
          <TextInput value="8" unit="GB, 1–128" onChange={() => undefined} />
        </FieldShell>
      </Fields>
    ),
  },
  {
    name: 'group',
    render: () => (
      <FieldGroup label="Pay with" error="Choose one.">
        <span>Visa</span>
      </FieldGroup>
    ),
  },
  {
    name: 'error of a control with its own label',
    render: () => (
      <FieldAlone error="Tick this to go on.">
        <Checkbox checked={false} onChange={() => undefined} label="I have read what this does" />
      </FieldAlone>
    ),
  },
]
