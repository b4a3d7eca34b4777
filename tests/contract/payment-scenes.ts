import { named, type Prepare, type Scene } from './scene'
import { mainAccount, type World } from './world'

const consoleAt = 'http://console.test/app'
const returnUrl = `${consoleAt}/payment_return`
const account = { billing_account_id: mainAccount }

/** Methods of the ordinary customer: a card that is charged, one that waits for verification, and a wallet. */
const card = { payment_object_id: 9931 }
const unverified = { payment_object_id: 9987 }
const wallet = { payment_object_id: 10_012 }

const link = { processor: 'stripe', params: JSON.stringify({ return_url: returnUrl }) }
const session = { session_id: 'sess_contract' }

const given =
  (parameters: Scene['named']): Prepare =>
  async () =>
    named(parameters)

/** Agrees to a payment or a payment method at its page. */
async function agreeAt(world: World, page: string): Promise<void> {
  const answer = await world.sandbox.payments(new Request(`${page}/success`))
  if (answer.status !== 302) throw new Error(`Nothing to agree to at ${page}`)
}

const begun: Prepare = async (world) => {
  const wanted = { ...account, ...link, amount: 50 }
  const { identifier } = await world.call<{ identifier: string }>('sendLinkData', wanted)
  return named({ ...account, identifier })
}

/** Scenes of the payment operations. */
export const paymentScenes: Readonly<Record<string, Prepare>> = {
  listCards: given(account),
  getCard: given(card),
  createCard: async () =>
    named({ ...account, token: 'tok_visa', processor_keyword: 'stripe_creditcard' }, 'session_id'),
  deleteCard: given(card),
  setPrimaryCard: given(wallet),
  prepareCard: given({ ...account, processor_keyword: 'omise_creditcard' }),
  verifyCard: given({ ...unverified, front_base_url: consoleAt }),
  applyForInvoicePayment: given(account),
  getPaypalSetupToken: given({ ...session, return_url: returnUrl }),
  getPaypalPaymentToken: async (world) => {
    const wanted = { ...session, return_url: returnUrl }
    const made = await world.call<{ setup_token: string; approve_url: string }>('getPaypalSetupToken', wanted)
    await agreeAt(world, made.approve_url)
    return named({ ...session, setup_token: made.setup_token })
  },
  getFinalTopupAmount: given({ ...account, processor: 'stripe' }),
  buyCredit: given({ ...account, ...card, front_base_url: consoleAt }),
  closeTopup: async (world) => {
    const wanted = { ...account, ...card, amount: 50, force_3ds: true, front_base_url: consoleAt }
    const made = await world.call<{ charge_id: string; authorize_uri: string }>('buyCredit', wanted)
    await agreeAt(world, made.authorize_uri)
    return named({ ...account, ...card, charge_id: made.charge_id })
  },
  saveLinkMethods: given({ ...account, method_ids: 'duitku::FT,stripe' }),
  sendLinkData: given({ ...account, ...link }),
  getLinkResult: begun,
  getPersistentData: begun,
}
