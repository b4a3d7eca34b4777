import type { LoadScript } from '../scripts/load-script'

/** The signed-in user, as passed to a vendor's interface. */
export interface ChatVisitor {
  readonly id: string | undefined
  readonly email: string
  /** Proof of identity that the platform made for the chat. */
  readonly proof: string | undefined
}

/** `chatConfig` of the site without its type; names are those of the vendor's own code snippet. */
export type ChatSettings = Readonly<Record<string, unknown>>

interface ChatPage {
  /** The window; vendors read and write members of it. */
  readonly globals: object
  readonly load: LoadScript
}

/** The interface of one vendor. */
export interface ChatAdapter {
  readonly start: (page: ChatPage, settings: ChatSettings, visitor: ChatVisitor) => Promise<void>
  /** Ends the conversation of the visitor in this browser; absent if the vendor has no call for it. */
  readonly forget?: (globals: object) => void
  /** Shows the chat window; returns false if it could not. Absent if the vendor has no call for it. */
  readonly open?: (globals: object) => boolean
}

/** A required setting; throws if it is missing. */
function needed(settings: ChatSettings, name: string): string {
  const value = settings[name]
  if ((typeof value === 'string' && value !== '') || typeof value === 'number') return String(value)
  throw new Error(`chatConfig.${name} is null or undefined`)
}

/** A function of a vendor; throws if the script did not define it. */
function brought(place: unknown, name: string): { owner: object; call: (...values: unknown[]) => unknown } {
  const owner = typeof place === 'object' || typeof place === 'function' ? place : null
  const found: unknown = owner === null ? undefined : Reflect.get(owner, name)
  if (owner === null || typeof found !== 'function') throw new Error(`The chat brought no ${name}`)
  return { owner, call: (...values) => Reflect.apply(found, owner, values) }
}

/** Calls a function of a vendor if it exists; returns whether it does. */
function callIfAny(place: unknown, name: string, ...values: unknown[]): boolean {
  if ((typeof place !== 'object' && typeof place !== 'function') || place === null) return false
  const found: unknown = Reflect.get(place, name)
  if (typeof found !== 'function') return false
  Reflect.apply(found, place, values)
  return true
}

const path = (text: string): string => encodeURIComponent(text)

/** Intercom takes the visitor with a proof; its widget processes the queue that replaces it until it is loaded. */
const intercom: ChatAdapter = {
  start: async ({ globals, load }, settings, { id, email, proof }) => {
    const queued: unknown[][] = []
    const queue = Object.assign((...values: unknown[]) => queue.c(values), {
      q: queued,
      c: (values: unknown[]): void => void queued.push(values),
    })
    if (typeof Reflect.get(globals, 'Intercom') !== 'function') Reflect.set(globals, 'Intercom', queue)
    callIfAny(globals, 'Intercom', 'boot', {
      ...settings,
      email,
      ...(id === undefined ? {} : { user_id: id }),
      ...(proof === undefined ? {} : { user_hash: proof }),
    })
    await load(`https://widget.intercom.io/widget/${path(needed(settings, 'app_id'))}`)
  },
  forget: (globals) => void callIfAny(globals, 'Intercom', 'shutdown'),
  open: (globals) => callIfAny(globals, 'Intercom', 'show'),
}

/** tawk.to takes an e-mail address only with its own form of proof, which the platform does not make: visitors are anonymous. */
const tawk: ChatAdapter = {
  start: async ({ globals, load }, settings) => {
    const place = [needed(settings, 'propertyId'), needed(settings, 'widgetId')].map(path).join('/')
    if (Reflect.get(globals, 'Tawk_API') === undefined) Reflect.set(globals, 'Tawk_API', {})
    Reflect.set(globals, 'Tawk_LoadStart', new Date())
    await load(`https://embed.tawk.to/${place}`)
    callIfAny(Reflect.get(globals, 'Tawk_API'), 'showWidget')
  },
  forget: (globals) => {
    const api: unknown = Reflect.get(globals, 'Tawk_API')
    callIfAny(api, 'endChat')
    callIfAny(api, 'hideWidget')
  },
  open: (globals) => callIfAny(Reflect.get(globals, 'Tawk_API'), 'maximize'),
}

/** Qiscus asks the visitor for a name itself. */
const qiscus: ChatAdapter = {
  start: async ({ globals, load }, { app_id: app, ...options }) => {
    const id = needed({ app_id: app }, 'app_id')
    await load('https://omnichannel.qiscus.com/js/qismo-v4.js')
    const Qismo: unknown = Reflect.get(globals, 'Qismo')
    if (typeof Qismo !== 'function') throw new Error('The chat brought no Qismo')
    Reflect.construct(Qismo, [id, { options }])
  },
}

const botika: ChatAdapter = {
  start: async ({ globals, load }, settings) => {
    needed(settings, 'client')
    await load('https://chat.botika.online/client/assets/js/botika.widget.js')
    brought(Reflect.get(globals, 'BotikaChat'), 'init').call(settings)
  },
}

/** OnceHub reads its settings from the address of its script. */
const oncehub: ChatAdapter = {
  start: async ({ load }, settings) => {
    const query = new URLSearchParams({ website_id: needed(settings, 'website_id') })
    if (settings.bot_id !== undefined) query.set('bot_id', needed(settings, 'bot_id'))
    await load(`https://cdn.oncehub.com/co/widget.js?${query}`)
  },
}

/** Leadbooster of Pipedrive reads its settings from the window. */
const leadbooster: ChatAdapter = {
  start: async ({ globals, load }, settings) => {
    needed(settings, 'companyId')
    needed(settings, 'playbookUuid')
    Reflect.set(globals, 'pipedriveLeadboosterConfig', {
      base: 'leadbooster-chat.pipedrive.com',
      version: 2,
      ...settings,
    })
    await load('https://leadbooster-chat.pipedrive.com/assets/loader.js')
  },
  open: (globals) => callIfAny(Reflect.get(globals, 'LeadBooster'), 'trigger', 'open'),
}

/** All chats by type (requirement NOTIFY-05). */
export const chatAdapters: Readonly<Record<string, ChatAdapter>> = {
  intercom,
  qiscus,
  botika,
  oncehub,
  leadbooster,
  tawk,
}
