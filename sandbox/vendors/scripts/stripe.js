/** Stripe.js, as far as cards are saved and confirmed with it. */
const { wait, only, check, call, openFrame } = standIn
const intents = 'api.stripe.com/v1/setup_intents'
const authentication = {
  type: 'card_error',
  code: 'setup_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/** The bank's question in front of the page: `agree`, `refuse`, or `close` when it is left. */
function askHolder() {
  return new Promise((resolve) => {
    const dialog = document.createElement('div')
    for (const [name, value] of Object.entries({
      ...{ position: 'fixed', inset: '0', zIndex: '2147483647', background: 'rgb(0 0 0 / 60%)' },
      ...{ display: 'grid', placeItems: 'center' },
    }))
      dialog.style[name] = value
    document.body.append(dialog)
    const { frame, remove } = openFrame(dialog, 'challenge', 'The bank asks', '240px', {}, ({ answer }) => {
      remove()
      dialog.remove()
      resolve(answer)
    })
    frame.style.width = '360px'
    frame.style.background = 'Canvas'
    frame.focus()
  })
}

async function settle(secret, answer) {
  if (answer.setupIntent?.status !== 'requires_action') return answer
  const said = await askHolder()
  return call(intents, { secret, answer: said === 'agree' ? 'agree' : 'refuse' })
}

function createElement(type, options) {
  if (type !== 'card') throw new TypeError(`The stand-in for Stripe has no element ${type}`)
  check('the element card', options, ['hidePostalCode', 'style', 'disabled', 'hideIcon', 'classes'])
  const listeners = new Map()
  let opened
  const emit = (name, detail = {}) => {
    for (const listener of listeners.get(name) ?? []) listener({ elementType: 'card', ...detail })
  }
  const element = only('an element', {
    mount(place) {
      const node = typeof place === 'string' ? document.querySelector(place) : place
      if (!node) throw new TypeError('The place of the element is not there')
      if (opened) throw new TypeError('The element is mounted already')
      const query = { postal: options.hidePostalCode === true ? 'no' : 'yes' }
      opened = openFrame(node, 'fields', 'Card fields', '240px', query, ({ type: told, ...detail }) => {
        if (told === 'loaderror')
          emit('loaderror', { error: { type: 'api_error', message: 'The fields did not load' } })
        else if (told === 'change') emit('change', { ...detail, error: undefined, brand: 'unknown' })
        else emit(told)
      })
    },
    unmount() {
      opened?.remove()
      opened = undefined
    },
    destroy() {
      element.unmount()
      listeners.clear()
    },
    on(name, listener) {
      if (!['ready', 'change', 'focus', 'blur', 'escape', 'loaderror'].includes(name))
        throw new TypeError(`An element has no event ${name}`)
      listeners.set(name, [...(listeners.get(name) ?? []), listener])
      return element
    },
    off(name) {
      listeners.delete(name)
      return element
    },
    focus: () => opened?.tell({ ask: 'focus' }),
    blur: () => undefined,
    clear: () => opened?.tell({ ask: 'clear' }),
    update: () => undefined,
    save: (secret) => opened?.ask({ ask: 'save', address: intents, body: { secret } }),
  })
  return element
}

function Stripe(key, settings = {}) {
  if (!/^pk_(test|live)_\w+$/.test(key)) throw new TypeError(`Invalid API key provided: ${key}`)
  check('Stripe', settings, ['locale', 'apiVersion', 'stripeAccount', 'betas'])
  return only('Stripe', {
    elements(options = {}) {
      check('elements', options, ['clientSecret', 'appearance', 'locale', 'fonts', 'loader'])
      const made = new Map()
      return only('elements', {
        create(type, more = {}) {
          if (made.has(type)) throw new TypeError(`Can only create one Element of type ${type}`)
          made.set(type, createElement(type, more))
          return made.get(type)
        },
        getElement: (type) => made.get(type) ?? null,
      })
    },
    async confirmCardSetup(secret, data, more = {}) {
      check('confirmCardSetup', data, ['payment_method', 'return_url'], ['payment_method'])
      check('payment_method', data.payment_method, ['card', 'billing_details'], ['card'])
      check('confirmCardSetup', more, ['handleActions'])
      await wait()
      const said = await data.payment_method.card.save(secret)
      return settle(secret, said.answer)
    },
    async retrieveSetupIntent(secret) {
      await wait()
      return call(intents, { secret })
    },
    async handleNextAction(options) {
      check('handleNextAction', options, ['clientSecret'], ['clientSecret'])
      await wait()
      const { clientSecret } = options
      if (!/^pi_\w+_secret_\w+$/.test(clientSecret))
        return settle(clientSecret, await call(intents, { secret: clientSecret }))
      const said = await askHolder()
      const [id] = clientSecret.split('_secret_')
      if (said !== 'agree')
        return { error: { ...authentication, code: 'payment_intent_authentication_failure' } }
      return { paymentIntent: { id, object: 'payment_intent', status: 'succeeded' } }
    },
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  })
}

Stripe.version = 'endive'
window.Stripe = Stripe
