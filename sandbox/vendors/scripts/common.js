/**
 * What the stand-ins of payments share; run before each of them, which take it from `standIn`. `standIn` holds the origin they come from, the host of the
 * vendor, its fault if any, and a seed for how long answers take.
 */

/** Milliseconds until an answer, 50 to 400; a few more, one after the other, from the seed. */
let turn = standIn.seed

function delay() {
  turn = (turn * 1103515245 + 12345) % 2147483648
  return 50 + (turn % 351) + (standIn.fault === 'late' ? 1500 : 0)
}

function wait() {
  return new Promise((resolve) => setTimeout(resolve, delay()))
}

/** An object with these members only: whatever else is asked of it throws. */
function only(name, members) {
  return new Proxy(members, {
    get(target, member) {
      // `then` is asked of everything that is awaited.
      if (member in target || typeof member === 'symbol' || member === 'then') return target[member]
      throw new TypeError(`The stand-in for ${name} has no ${member}`)
    },
  })
}

/** Throws for an option that is not known, and for one that is needed and not there. */
function check(name, options, known, needed = []) {
  if (typeof options !== 'object' || options === null) throw new TypeError(`${name} takes an object`)
  const unknown = Object.keys(options).find((option) => !known.includes(option))
  if (unknown !== undefined) throw new TypeError(`${name} has no option ${unknown}`)
  const missing = needed.find((option) => options[option] === undefined)
  if (missing !== undefined) throw new TypeError(`${name} needs ${missing}`)
}

/** A call to the vendor. */
async function call(address, body) {
  const answer = await fetch(`${standIn.origin}/${address}`, { method: 'POST', body: JSON.stringify(body) })
  return answer.json()
}

/**
 * A frame of the vendor's origin in `node`. `listen` is told what it says; `ask` sends it something and waits for the answer.
 */
function openFrame(node, page, title, height, query, listen) {
  const frame = document.createElement('iframe')
  const asked = new Map()
  frame.title = title
  frame.style.border = '0'
  frame.style.width = '100%'
  frame.style.height = height
  frame.allow = 'payment'
  const address = new URL(`${standIn.origin}/${standIn.host}/${page}`)
  for (const [name, value] of Object.entries({ ...query, parent: location.origin }))
    address.searchParams.set(name, value)
  frame.src = address.href
  const hear = (event) => {
    if (event.source !== frame.contentWindow || event.origin !== standIn.origin) return
    const { data } = event
    const answer = asked.get(data.id)
    asked.delete(data.id)
    if (answer) answer(data)
    else listen(data)
  }
  addEventListener('message', hear)
  node.append(frame)
  return {
    frame,
    tell: (message) => frame.contentWindow?.postMessage(message, standIn.origin),
    ask: (message) =>
      new Promise((resolve) => {
        // Also on pages without TLS, which have no `randomUUID`.
        const id = crypto.getRandomValues(new Uint32Array(4)).join('-')
        asked.set(id, resolve)
        frame.contentWindow?.postMessage({ ...message, id }, standIn.origin)
      }),
    remove: () => {
      removeEventListener('message', hear)
      frame.remove()
    },
  }
}

Object.assign(standIn, { wait, only, check, call, openFrame })
