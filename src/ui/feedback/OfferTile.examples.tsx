import type { Example } from '../example'
import { OfferTile } from './OfferTile'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'line',
    render: () => (
      <OfferTile
        href="#small"
        icon="server"
        title="Small web server"
        text="Ubuntu on the smallest size"
        size="1 vCPU · 1 GB · 20 GB"
        price="€7.40"
        unit="per month"
        note="Your €22.00 of credit covers about 90 days"
      />
    ),
  },
  {
    name: 'card',
    render: () => (
      <OfferTile
        look="card"
        href="#app"
        icon="layout-grid"
        title="Ready-made application"
        text="A machine with the application installed"
        size="1 vCPU · 2 GB · 20 GB"
        price="€9.20"
        unit="per month"
      />
    ),
  },
  {
    name: 'without a price',
    render: () => (
      <OfferTile href="#own" icon="sliders-horizontal" title="Your own configuration" text="Any size" />
    ),
  },
]
