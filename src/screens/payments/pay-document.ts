import type { LoadScript } from '../../platform/scripts/load-script'
import type { LoadStyle } from '../../platform/scripts/load-style'

/** Props the payment document passes to its screen. */
export interface PayDocument {
  /** URL of the console, without a slash at the end. */
  readonly home: string
  readonly load: LoadScript
  readonly loadStyle: LoadStyle
  /** Environment of Adyen, such as `test` or `live-au`. */
  readonly adyenEnvironment: string
  /** Whether the policy of this document lets the script of PayPal run (`outside.paypalScript`). */
  readonly paypalScript: boolean
  /** Leaves this document for another. */
  readonly leave: (address: string) => void
}
