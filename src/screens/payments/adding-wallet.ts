import { isOutcomeUnknown } from '../../api/unknown-outcome'
import { platformWords } from '../../platform/failures/failure-message'
import { PaymentNotStored } from '../../platform/payments/intents'
import { listMethods, prepareMethod, readPaymentToken, readSetup, saveMethod, type Card } from './add-method'
import { type Adding, type AddingOptions, finish, verifySaved } from './adding'
import type { KeptWallet } from './kept-wallet'

/** Messages of platform and PayPal for an owner who has not agreed yet. */
const notYet = /not confirmed|PAYER_ACTION_REQUIRED/i

/**
 * Begins the agreement of a wallet's owner at a page instead of a window. `keep` is called before the owner leaves;
 * `resumeWallet` finishes the wallet when they are back.
 */
export async function beginWallet(
  options: AddingOptions,
  returnUrl: string,
  keep: (wallet: KeptWallet) => void,
): Promise<Adding> {
  const { platform, method, makesPrimary, tell } = options
  tell({ at: 'vendor' })
  try {
    await prepareMethod(platform, method)
    const known = (await listMethods(platform, method)).map(({ id }) => id)
    const { token, page } = await readSetup(platform, method, returnUrl)
    if (page === undefined) return { at: 'fields', result: { kind: 'refused', words: undefined } }
    const { account, session } = method
    keep({ account, session, setupToken: token, known, makesPrimary, begun: platform.now() })
    return { at: 'leaving', address: page }
  } catch (error) {
    if (error instanceof PaymentNotStored) return { at: 'fields', result: { kind: 'not-stored' } }
    return { at: 'fields', result: { kind: 'error', error } }
  }
}

/** Wallet that was added already, if the answer was lost or the page reloaded. */
async function addedBefore(
  { platform, method }: AddingOptions,
  known: readonly number[],
): Promise<Card | undefined> {
  const methods = await listMethods(platform, method)
  return methods.find(({ id, processor }) => !known.includes(id) && processor?.keyword === method.keyword)
}

/** Continues with a wallet whose owner was sent to its page and has agreed, not answered yet, or refused. */
export async function resumeWallet(options: AddingOptions, wallet: KeptWallet): Promise<Adding> {
  const { platform, method, tell } = options
  tell({ at: 'saving' })
  try {
    const token = await readPaymentToken(platform, method, wallet.setupToken)
    const saved = await saveMethod(platform, method, token)
    return saved.kind === 'saved' ? await verifySaved(options, saved.card) : { at: 'unsaved', token }
  } catch (error) {
    const words = platformWords(error)
    if (isOutcomeUnknown(error) || words === undefined || notYet.test(words)) return { at: 'waiting' }
    const card = await addedBefore(options, wallet.known).catch(() => undefined)
    if (card) return finish(options, card)
    return { at: 'fields', result: { kind: 'error', error } }
  }
}
