/** Omise.js with its card form in a frame of the vendor. Its listener trusts every message, as the vendor's does. */
const { wait, only, check, openFrame } = standIn
let settings
let handlers
let opened
let result = 0

function answer({ token, error }) {
  if (!handlers) return
  if (error) handlers.onError(error)
  else handlers.onCreateTokenSuccess({ token, remember: false })
}

addEventListener('message', ({ data }) => {
  if (data?.omise === true) answer(data)
})

async function save() {
  result += 1
  const asked = result
  const saving = opened.ask({ ask: 'save', address: 'vault.omise.co/tokens', body: {} })
  const [said] = await Promise.all([saving, wait()])
  if (asked !== result) return
  if (standIn.fault === 'forged') window.postMessage({ omise: true, token: '"><script>' }, location.origin)
  // After the forged message, which is on its way already.
  await new Promise((resolve) => setTimeout(resolve))
  answer(said.answer.error ? { error: said.answer.error.message } : said.answer)
  if (standIn.fault === 'twice') answer(said.answer)
}

window.OmiseCard = only('OmiseCard', {
  configure(options) {
    const known =
      'publicKey element customCardForm locale customCardFormHideRememberCard style currency amount defaultPaymentMethod'
    check('OmiseCard.configure', options, known.split(' '), ['publicKey'])
    if (!/^pkey_(test_)?\w+$/.test(options.publicKey)) throw new TypeError('publicKey is not one of Omise')
    settings = options
  },
  open(options) {
    const known = ['onCreateTokenSuccess', 'onError', 'onFormClosed']
    check('OmiseCard.open', options, known, ['onCreateTokenSuccess'])
    if (!settings?.customCardForm || !settings.element)
      throw new TypeError('The stand-in for Omise has its form in an element only')
    handlers = options
    opened?.remove()
    opened = openFrame(settings.element, 'fields', 'Card fields', '295px', {}, ({ type }) => {
      // The vendor has no event for this: its form is there, or it is not.
      if (type === 'ready' && standIn.fault === 'forged') answer({ token: 'tokn_test_forged_0000' })
    })
    // As text, which a policy has to allow; `open` does not say whether it worked.
    opened.frame.setAttribute('style', `border: 0; width: 100%; height: ${settings.style?.height ?? '295px'}`)
  },
  close() {
    opened?.remove()
    opened = undefined
    handlers?.onFormClosed?.()
  },
  destroy() {
    opened?.remove()
    opened = undefined
    handlers = undefined
    settings = undefined
  },
  requestCardToken(billing) {
    const known = ['country', 'postal_code', 'city', 'state', 'street1']
    if (billing !== undefined) check('billing', billing, known)
    if (opened) void save()
  },
})

window.Omise = only('Omise', {
  setPublicKey: () => undefined,
  createToken() {
    throw new TypeError('Card numbers are typed into the frame of Omise only')
  },
})
