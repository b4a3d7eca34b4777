/** Adyen Web 6 with the component of cards. Its fields are a frame of the vendor. */
const { wait, only, check, openFrame } = standIn
const known =
  'clientKey environment locale countryCode amount onSubmit onAdditionalDetails onPaymentCompleted onPaymentFailed onError onChange showPayButton analytics'

async function AdyenCheckout(configuration) {
  check('AdyenCheckout', configuration, known.split(' '), [
    ...['clientKey', 'environment', 'countryCode', 'onSubmit'],
  ])
  await wait()
  return { options: configuration }
}

class Card {
  constructor(checkout, options = {}) {
    check('Card', options, ['brands', 'showPayButton', 'hasHolderName', 'onConfigSuccess', 'onChange'])
    this.settings = { ...checkout.options, ...options }
  }

  mount(place) {
    const node = typeof place === 'string' ? document.querySelector(place) : place
    if (!node) throw new TypeError('The place of the component is not there')
    // As the style sheet of the vendor has it.
    node.classList.add('adyen-checkout__card-input')
    this.opened = openFrame(node, 'fields', 'Card fields', '240px', {}, ({ type, complete }) => {
      if (type === 'ready') this.settings.onConfigSuccess?.({})
      if (type === 'loaderror') this.fail('SCRIPT_ERROR', 'The fields did not load')
      if (type === 'change') this.settings.onChange?.({ isValid: complete, data: {}, errors: {} }, this)
    })
    return this
  }

  fail(name, message) {
    this.settings.onError?.(Object.assign(new Error(message), { name }), this)
  }

  async submit() {
    if (this.status !== undefined && this.status !== 'ready')
      throw new TypeError(`The component is ${this.status}`)
    const address = `${standIn.host}/encrypt`
    const [said] = await Promise.all([this.opened.ask({ ask: 'save', address, body: {} }), wait()])
    const { error, encrypted } = said.answer
    if (error) {
      this.fail('IMPLEMENTATION_ERROR', error.message)
      return
    }
    const state = {
      isValid: true,
      data: {
        paymentMethod: { type: 'scheme', ...encrypted },
        browserInfo: { colorDepth: screen.colorDepth },
      },
    }
    const resolve = ({ resultCode, action }) => {
      if (action) throw new TypeError('The stand-in for Adyen has no actions')
      const isPaid = ['Authorised', 'Pending', 'Received'].includes(resultCode)
      this.status = isPaid ? 'success' : 'loading'
      this.settings[isPaid ? 'onPaymentCompleted' : 'onPaymentFailed']?.({ resultCode }, this)
    }
    this.settings.onSubmit(state, this, { resolve, reject: () => resolve({ resultCode: 'Error' }) })
  }

  unmount() {
    this.opened?.remove()
    return this
  }

  setStatus(status) {
    this.status = status
    return this
  }
}

window.AdyenWeb = only('AdyenWeb', { AdyenCheckout, Card })
