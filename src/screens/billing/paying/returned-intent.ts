import { isOpen, type Intent } from '../../../platform/payments/intent'

/**
 * Finds the payment of a return address: the one whose id is a value of the query, else the newest that waits at the page
 * of a bank or processor; undefined without one. Parameter names are ignored, because vendors and banks choose them.
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
