import ssh2, { type BaseAgent, type ParsedKey, type SignCallback } from 'ssh2'
import type { SignatureHash } from '../../src/lib/terminal-protocol'

/** Asks the browser to sign; rejects if it refuses. The signature is in SSH's format, without the name of its algorithm. */
type AskSignature = (data: Buffer, hash: SignatureHash | null) => Promise<Buffer>

const hashes: readonly SignatureHash[] = ['sha256', 'sha512']

/** An agent with one key, whose private half stays in the browser. */
class BrowserAgent extends ssh2.BaseAgent<ParsedKey> {
  constructor(
    private readonly key: ParsedKey,
    private readonly ask: AskSignature,
    private readonly over: AbortSignal,
  ) {
    super()
  }

  override getIdentities(callback: (error: Error | null | undefined, keys?: ParsedKey[]) => void): void {
    callback(null, [this.key])
  }

  override sign(_key: ParsedKey, data: Buffer, options: unknown, callback?: SignCallback): void {
    const wanted = typeof options === 'object' && options && 'hash' in options ? options.hash : undefined
    const hash = hashes.find((each) => each === wanted) ?? null
    void this.answer(data, hash, callback)
  }

  private async answer(data: Buffer, hash: SignatureHash | null, callback?: SignCallback): Promise<void> {
    const answer = await this.ask(data, hash).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    )
    if (this.over.aborted) return
    if (answer instanceof Error) callback?.(answer)
    else callback?.(null, answer)
  }
}

/** An agent for a public key in base64; undefined if that is invalid. It does not answer once `over` is aborted. */
export function createBrowserAgent(
  publicKey: string,
  ask: AskSignature,
  over: AbortSignal,
): BaseAgent<ParsedKey> | undefined {
  const key = ssh2.utils.parseKey(Buffer.from(publicKey, 'base64'))
  return key instanceof Error ? undefined : new BrowserAgent(key, ask, over)
}
