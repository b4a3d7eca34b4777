/**
 * The interfaces of the vendors of chats, as far as pages use them: what is not part of one throws. Runs in the page with
 * `standIn`, whose `host` is that of the vendor; what it was told is kept in `vendorStandIn.told`.
 */
const told = []
window.vendorStandIn = { host: standIn.host, told }

const panel = document.createElement('aside')
panel.setAttribute('aria-label', `Chat (stand-in for ${standIn.host})`)
for (const [name, value] of Object.entries({
  ...{ position: 'fixed', right: '16px', bottom: '16px', zIndex: '50', padding: '8px 12px' },
  ...{ background: 'Canvas', color: 'CanvasText', border: '1px solid', borderRadius: '8px' },
}))
  panel.style[name] = value
const conversation = document.createElement('p')
conversation.hidden = true
conversation.textContent = 'Nobody answers here: this chat is a stand-in.'
const opener = document.createElement('button')
opener.type = 'button'
opener.textContent = 'Chat'
panel.append(opener, conversation)

function showConversation(isShown) {
  conversation.hidden = !isShown
}

function showWidget(isShown) {
  if (isShown) document.body.append(panel)
  else panel.remove()
}

opener.addEventListener('click', () => showConversation(conversation.hidden))

/** An object with these methods only: another name throws, as a script that has no such method would. */
function withMethods(owner, methods) {
  return new Proxy(Object.assign(owner, methods), {
    get(target, name) {
      if (name in target || typeof name === 'symbol') return target[name]
      throw new TypeError(`The stand-in for ${standIn.host} has no ${String(name)}`)
    },
  })
}

/** Writes down what it is called with, then does it. */
function noting(name, act = () => undefined) {
  return (...values) => {
    told.push([name, ...values])
    act(...values)
  }
}

const vendors = {
  'widget.intercom.io'() {
    const commands = {
      boot: () => showWidget(true),
      shutdown: () => showWidget(false),
      update: () => undefined,
      show: () => showConversation(true),
      hide: () => showConversation(false),
    }
    const queued = window.Intercom?.q ?? []
    window.Intercom = (command, ...values) => {
      const act = commands[command]
      if (!act) throw new TypeError(`Intercom has no command ${String(command)}`)
      told.push([command, ...values])
      act()
    }
    for (const values of queued) window.Intercom(...values)
  },
  'embed.tawk.to'() {
    window.Tawk_API = withMethods(window.Tawk_API ?? {}, {
      showWidget: noting('showWidget', () => showWidget(true)),
      hideWidget: noting('hideWidget', () => showWidget(false)),
      maximize: noting('maximize', () => showConversation(true)),
      minimize: noting('minimize', () => showConversation(false)),
      endChat: noting('endChat', () => showConversation(false)),
    })
  },
  'omnichannel.qiscus.com'() {
    window.Qismo = function Qismo(appId, settings) {
      if (typeof appId !== 'string' || typeof settings?.options !== 'object')
        throw new TypeError('Qismo takes the id of the app and { options }')
      noting('Qismo', () => showWidget(true))(appId, settings)
    }
  },
  'chat.botika.online'() {
    window.BotikaChat = withMethods({}, { init: noting('init', () => showWidget(true)) })
  },
  'cdn.oncehub.com'() {
    const { searchParams } = new URL(document.currentScript.src)
    noting('script', () => showWidget(true))(Object.fromEntries(searchParams))
  },
  'leadbooster-chat.pipedrive.com'() {
    const { companyId, playbookUuid } = window.pipedriveLeadboosterConfig ?? {}
    if (companyId === undefined || playbookUuid === undefined)
      throw new TypeError('pipedriveLeadboosterConfig needs companyId and playbookUuid')
    window.LeadBooster = withMethods(
      {},
      {
        trigger: noting('trigger', (name) => showConversation(name === 'open')),
      },
    )
    noting('script', () => showWidget(true))({ companyId, playbookUuid })
  },
}

vendors[standIn.host]()
