import { isOpen, type Intent } from '../../../platform/payments/intent'

/**
 * The payment a return address is about: the one any value of the query names, else the newest that waits at the page of
 * a bank or processor; undefined if there is none. Vendors and banks choose the names of the parameters, so these are not
 * looked at.
 */
export function returnedIntent(intents: readonly Intent[], query: URLSearchParams): Intent | undefined {
  const values = new Set([...query.values()].filter((value) => value !== ''))
  const isNamed = ({ id, identifier, charge }: Intent): boolean =>
    [id, identifier, charge].some((name) => name !== undefined && values.has(name))
  return (
    intents.find(isNamed) ??
    intents.find(({ step }) => step === 'away') ??
    intents.find((intent) => isOpen(intent) && intent.page !== undefined)
  )
}
