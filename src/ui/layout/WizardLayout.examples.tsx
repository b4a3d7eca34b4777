import type { Example } from '../example'
import { Button } from '../form-controls/Button'
import { PageHeader } from './PageHeader'
import { PriceBar } from './PriceBar'
import { ScrollSpyNav } from './ScrollSpyNav'
import { WizardLayout, WizardSection } from './WizardLayout'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'frame',
    render: () => (
      <WizardLayout
        nav={
          <ScrollSpyNav
            label="Sections"
            stateLabels={{ done: 'done', wrong: 'needs attention' }}
            items={[{ id: 'size', label: 'Size', state: 'open' }]}
          />
        }
        sideLabel="Price estimate"
        side="Estimate"
        priceBar={
          <PriceBar
            amount="€79.44"
            unit="per month"
            details={null}
            actions={<Button variant="primary">Create machine</Button>}
          />
        }
      >
        <PageHeader title="Create machine" />
        <WizardSection id="size" title="Size">
          Fields
        </WizardSection>
      </WizardLayout>
    ),
  },
]
