import type { Example } from '../example'
import { FormErrorSummary } from './FormErrorSummary'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'three sections',
    render: () => (
      <FormErrorSummary
        text="Fix 3 fields to continue:"
        items={[
          { id: 'disks', label: 'Disks' },
          { id: 'sign-in', label: 'Sign-in' },
          { id: 'name', label: 'Name' },
        ]}
        onGo={() => undefined}
      />
    ),
  },
]
