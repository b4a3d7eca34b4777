import type { CodePiece } from '../../lib/code-piece'
import { json, printValue, string } from './code'
import type { SampleRequest } from './sample-request'

/** The body as JSON, whatever its encoding; secrets are masked. */
export function bodySample({ body, secrets }: SampleRequest): CodePiece[] {
  const hidden = (name: string): CodePiece | undefined =>
    secrets.has(name) ? string(JSON.stringify(`<${name}>`)) : undefined
  return printValue(body ?? {}, json, '', hidden)
}
