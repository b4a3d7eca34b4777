/** PayPal's script, version 5, with the buttons that save a wallet. */
const { wait, only, check, openFrame } = standIn
const parameters = new URL(document.currentScript.src).searchParams
for (const name of parameters.keys())
  if (!['client-id', 'components', 'vault', 'intent', 'currency', 'locale', 'commit'].includes(name))
    throw new TypeError(`PayPal's script has no parameter ${name}`)
if (!parameters.get('client-id')) throw new TypeError("PayPal's script needs client-id")
if (!document.currentScript.dataset.userIdToken) throw new TypeError('data-user-id-token is missing')

function Buttons(options) {
  const known = 'createVaultSetupToken onApprove onCancel onError onInit onClick style'
  check('Buttons', options, known.split(' '), ['createVaultSetupToken', 'onApprove'])
  let opened
  const fail = (text) => options.onError?.(new Error(text))
  const approve = async (vaultSetupToken) => {
    await wait()
    options.onApprove({ vaultSetupToken })
    if (standIn.fault === 'twice') options.onApprove({ vaultSetupToken })
  }
  const hear = {
    ready: () => options.onInit?.({}, {}),
    loaderror: () => fail('The button did not load'),
    click: () => options.onClick?.({}, {}),
    blocked: () => fail('Unable to open popup window: it was blocked'),
    async opened() {
      try {
        const token = await options.createVaultSetupToken()
        opened?.tell({ ask: 'show', token })
      } catch (error) {
        opened?.tell({ ask: 'close' })
        options.onError?.(error)
      }
    },
    approve: ({ token }) => void approve(token),
    cancel: () => options.onCancel?.({}),
    'closed early': () => fail('Window is closed, can not determine type'),
    closed: () => fail('Detected popup close'),
  }
  return only('Buttons', {
    isEligible: () => true,
    async render(place) {
      const node = typeof place === 'string' ? document.querySelector(place) : place
      if (!node) throw new TypeError('The place of the buttons is not there')
      await wait()
      opened = openFrame(
        node,
        'button',
        'PayPal',
        '48px',
        {},
        (message) => void hear[message.type]?.(message),
      )
    },
    async close() {
      opened?.remove()
      opened = undefined
    },
  })
}

window.paypal = only('paypal', { Buttons, version: '5.0.0' })
