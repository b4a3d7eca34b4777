/** The window of PayPal: its owner agrees that the wallet is charged, or does not. */
const token = new URL(location.href).searchParams.get('token')

async function decide(choice) {
  if (choice === 'success')
    await fetch(`${standIn.origin}/${standIn.host}/decide`, {
      method: 'POST',
      body: JSON.stringify({ token, choice }),
    })
  // Whoever closes the window by hand says nothing.
  if (standIn.fault !== 'closed-after')
    opener?.postMessage({ type: choice === 'success' ? 'approve' : 'cancel', token }, standIn.origin)
  close()
}

document.body.append(
  ...[
    ['success', 'Agree'],
    ['cancel', 'Cancel'],
  ].map(([choice, text]) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = text
    button.addEventListener('click', () => void decide(choice))
    return button
  }),
)
