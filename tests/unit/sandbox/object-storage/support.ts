import { AwsClient } from 'aws4fetch'
import { onTestFinished } from 'vitest'
import { listenBeside } from '../../../../sandbox/server/listen-beside'
import type { SandboxOptions } from '../../../../sandbox/create-sandbox'
import { type Client, openSandbox } from '../support'

/** Keys of the ordinary customer. */
export const accessKeyId = 'FRN4K2W8TJ6MX3BHQ7ZD'
export const secretAccessKey = 'kTq5mW2xRb8Zs4Nd7Yc3Lf6Hv9Jg2Pu5Ea8Bt4Kw'

/** Milliseconds since 1970 in the format of a signature. */
export function signatureTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** An object storage on the loopback interface, and calls to it signed with the keys of the ordinary customer. */
export async function openStorage(
  options: SandboxOptions = {},
  client: Client = openSandbox(options),
): Promise<{
  readonly client: Client
  readonly origin: string
  /** Sends a signed call; `path` is already encoded. */
  readonly call: (method: string, path: string, init?: RequestInit) => Promise<Response>
  readonly text: (method: string, path: string, init?: RequestInit) => Promise<string>
}> {
  const listener = await listenBeside(0)
  onTestFinished(listener.stop)
  listener.serve(client.sandbox.objects)
  const origin = `http://127.0.0.1:${listener.port}`
  const aws = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region: 'us-east-1', retries: 0 })
  const call = async (method: string, path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(
      await aws.sign(`${origin}${path}`, {
        method,
        ...init,
        aws: { datetime: signatureTime(client.sandbox.clock.now()) },
      }),
    )
  return { client, origin, call, text: async (...sent) => (await call(...sent)).text() }
}

/** The contents of the elements with a name in a document. */
export function contentsOf(document: string, name: string): string[] {
  return [...document.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text)
}
