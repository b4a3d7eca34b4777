/** The button of PayPal, in its frame. It opens the vendor's window in the click, and hears how it ends. */
const { searchParams } = new URL(location.href)
const parentOrigin = searchParams.get('parent')
/** The last window, and how far it is: whether its page was shown, and whether its end was told. */
let last

function tell(type, more = {}) {
  parent.postMessage({ type, ...more }, parentOrigin)
}

const button = document.createElement('button')
button.type = 'button'
button.textContent = 'PayPal'
document.body.append(button)

function end(opened, type, more) {
  if (opened.isOver) return
  opened.isOver = true
  tell(type, more)
}

button.addEventListener('click', () => {
  tell('click')
  const popup =
    standIn.fault === 'window-blocked' ? null : open('about:blank', '_blank', 'popup,width=480,height=560')
  const opened = { popup, isShown: false, isOver: false }
  last = opened
  if (!popup) {
    end(opened, 'blocked')
    return
  }
  tell('opened')
  if (standIn.fault === 'closed-early') popup.close()
  const watch = setInterval(() => {
    if (!opened.isOver && !popup.closed) return
    clearInterval(watch)
    end(opened, opened.isShown ? 'closed' : 'closed early')
  }, 300)
})

addEventListener('message', ({ source, origin, data }) => {
  if (!last) return
  if (source === last.popup && origin === standIn.origin) {
    end(last, data.type, { token: data.token })
    return
  }
  if (source !== parent || origin !== parentOrigin) return
  const { popup } = last
  if (data.ask === 'close') {
    last.isOver = true
    popup?.close()
    return
  }
  last.isShown = true
  if (popup && !popup.closed)
    popup.location = `${standIn.origin}/${standIn.host}/agreements/approve?token=${encodeURIComponent(data.token)}`
})

tell(standIn.fault === 'load-error' ? 'loaderror' : 'ready')
