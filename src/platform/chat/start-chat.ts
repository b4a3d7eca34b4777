import type { Reporter } from '../reporting/reporter'
import type { LoadScript } from '../scripts/load-script'
import { ScriptLoadError } from '../scripts/script-load-error'
import type { SiteConfig } from '../site/site'
import { chatAdapters, type ChatVisitor } from './chat-adapters'
import type { RunningChat } from './running-chat'

interface ChatOptions {
  readonly config: Pick<SiteConfig, 'chatConfig'>
  readonly visitor: ChatVisitor
  readonly globals: object
  readonly load: LoadScript
  readonly report: Reporter['report']
}

/** Result of `startChat`. */
export interface StartedChat {
  /** Makes the vendor forget the visitor. */
  readonly forget: () => void
  readonly state: RunningChat
}

/**
 * Loads the chat of the site (requirement NOTIFY-04). A type without an adapter, and a chat that does not start, are
 * logged (NOTIFY-06); the console works without it.
 */
export async function startChat(options: ChatOptions): Promise<StartedChat> {
  const { config, visitor, globals, load, report } = options
  const { type, ...settings } = config.chatConfig ?? {}
  const nothing: StartedChat = { forget: () => undefined, state: { is: 'none' } }
  if (type === undefined) return nothing
  const adapter = Object.hasOwn(chatAdapters, type) ? chatAdapters[type] : undefined
  if (!adapter) {
    report({ name: 'UnsupportedChatType', message: `Chat type ${type} is not supported` })
    return nothing
  }
  const forget = (): void => adapter.forget?.(globals)
  try {
    await adapter.start({ globals, load }, settings, visitor)
  } catch (error) {
    // The loader has reported its own failures.
    if (!(error instanceof ScriptLoadError))
      report({ name: 'ChatError', message: error instanceof Error ? error.message : String(error) })
    return { forget, state: { is: 'failed' } }
  }
  const { open } = adapter
  return { forget, state: { is: 'running', open: open && (() => open(globals)) } }
}
