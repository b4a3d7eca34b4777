import type { Example } from '../example'
import { Button } from '../form-controls/Button'
import { TextButton } from '../typography/LinkText'
import { PriceBar } from './PriceBar'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'phone only',
    render: () => (
      <PriceBar
        amount="€79.44"
        unit="per month"
        details={<TextButton>Show estimate</TextButton>}
        actions={<Button variant="primary">Create machine</Button>}
      />
    ),
  },
]
