import type { Fault, Mutation } from '../faults/fault'
import { mutateAnswer } from '../faults/mutate-answer'
import { parseJson } from './parameters'
import { type Answer, gatewayPage, toBytes, toResponse, typeOf } from './answer'

/** The connection breaks instead of an answer. The server destroys the socket, an in-process fetch rejects. */
export class ConnectionBrokenError extends Error {
  override readonly name = 'ConnectionBrokenError'
}

/** A fault that answers in place of the operation; undefined when the operation is carried out. */
export function answerInstead(fault: Fault, correlationId: string): Response | undefined {
  if (fault.body === 'html') return gatewayPage(fault.status ?? 502, correlationId)
  if (fault.body === 'errors-in-200') {
    return toResponse({ status: 200, body: errorBody({ ...fault, envelope: 1 }) }, correlationId)
  }
  if (fault.status === undefined) return undefined
  return toResponse({ status: fault.status, body: errorBody(fault) }, correlationId)
}

/** Applies a fault to the correct answer, after the operation was carried out. */
export function spoil(fault: Fault, answer: Answer, correlationId: string): Response {
  const text = answer.body === undefined ? '' : decode(toBytes(answer))
  const mutated = fault.mutate ? mutateText(text, fault.mutate) : text
  switch (fault.body) {
    case 'empty':
      return toResponse({ status: 204, body: undefined }, correlationId)
    case 'truncated':
      return withText(answer, correlationId, mutated.slice(0, Math.ceil(mutated.length / 2)), typeOf(answer))
    case 'wrong-content-type':
      return withText(answer, correlationId, mutated, 'text/plain')
    default:
      return withText(answer, correlationId, mutated, typeOf(answer))
  }
}

/** Corrupts a JSON text; other texts stay as they are. */
function mutateText(text: string, mutation: Mutation): string {
  const value = parseJson(text)
  return value === undefined ? text : JSON.stringify(mutateAnswer(value, mutation))
}

function withText(answer: Answer, correlationId: string, text: string, type: string): Response {
  const plain = toResponse({ status: answer.status, body: undefined }, correlationId)
  if (text === '') return plain
  plain.headers.set('content-type', `${type}; charset=utf-8`)
  return new Response(text, { status: answer.status, headers: plain.headers })
}

function errorBody(fault: Fault): unknown {
  const text = fault.message ?? 'Deliberate sandbox fault'
  switch (fault.envelope ?? 1) {
    case 1:
      return { errors: { Error: text } }
    case 2:
      return { message: text }
    case 3:
      return { errors: { name: text } }
    case 4:
      return {
        errors: {
          'consumer::resource_forbidden': { msg: text, subtype: 'resource_forbidden', type: 'consumer' },
        },
      }
  }
}

function decode(json: string | Uint8Array): string {
  return typeof json === 'string' ? json : new TextDecoder().decode(json)
}
