/**
 * The fields of a card, in a frame of the vendor: what is typed here goes to the vendor and to nobody else. The page around
 * it hears whether they are filled, never what with.
 */
const { searchParams } = new URL(location.href)
const parentOrigin = searchParams.get('parent')

function tell(message) {
  parent.postMessage(message, parentOrigin)
}

const form = document.createElement('form')
form.noValidate = true
const inputs = {}

function addField(name, label, autocomplete, placeholder) {
  const line = document.createElement('label')
  const input = document.createElement('input')
  input.name = name
  input.autocomplete = autocomplete
  input.inputMode = name === 'postal' ? 'text' : 'numeric'
  input.placeholder = placeholder
  line.append(label, input)
  form.append(line)
  inputs[name] = input
}

addField('number', 'Card number', 'cc-number', '1234 1234 1234 1234')
addField('expiry', 'Expiry date, MM / YY', 'cc-exp', 'MM / YY')
addField('cvc', 'Security code', 'cc-csc', 'CVC')
if (searchParams.get('postal') === 'yes') addField('postal', 'Postal code', 'postal-code', '10412')
document.body.append(form)

function typed() {
  return Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, input.value]))
}

form.addEventListener('input', () => {
  const values = Object.values(inputs).map(({ value }) => value.trim())
  tell({
    type: 'change',
    empty: values.every((value) => value === ''),
    complete: values.every((value) => value !== ''),
  })
})
form.addEventListener('focusin', () => tell({ type: 'focus' }))
form.addEventListener('focusout', () => tell({ type: 'blur' }))
form.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell({ type: 'escape' })
})
form.addEventListener('submit', (event) => event.preventDefault())

addEventListener('message', async (event) => {
  if (event.source !== parent || event.origin !== parentOrigin) return
  const { id, ask, address, body } = event.data
  if (ask === 'focus') inputs.number.focus()
  if (ask === 'clear') form.reset()
  if (ask !== 'save') return
  try {
    const answer = await fetch(`${standIn.origin}/${address}`, {
      method: 'POST',
      body: JSON.stringify({ ...body, card: typed() }),
    })
    tell({ id, answer: await answer.json() })
  } catch {
    tell({
      id,
      answer: { error: { type: 'api_connection_error', code: 'network', message: 'No connection' } },
    })
  }
})

tell({ type: standIn.fault === 'load-error' ? 'loaderror' : 'ready' })
