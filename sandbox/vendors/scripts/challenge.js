/** The page of a bank that asks the holder of a card, in a frame. */
const { searchParams } = new URL(location.href)
const parentOrigin = searchParams.get('parent')

document.body.append(
  ...[
    ['agree', 'Agree'],
    ['refuse', 'Refuse'],
    ['close', 'Close'],
  ].map(([answer, text]) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = text
    button.addEventListener('click', () => parent.postMessage({ type: 'answer', answer }, parentOrigin))
    return button
  }),
)
