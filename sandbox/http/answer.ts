import { ApiFailure } from '../failures'
import { DatabaseWriteError } from '../store/file-errors'

/**
 * A JSON list that was put together by the database from documents checked when they were stored. `schema` is the
 * pointer of the schema its items were checked against.
 */
export class StoredList {
  constructor(
    readonly json: Uint8Array<ArrayBuffer>,
    readonly itemSchema: string,
  ) {}
}

const jsonType = 'application/json'

/** A file to download, such as a PDF, with its name. */
export class FileBody {
  constructor(
    readonly bytes: Uint8Array<ArrayBuffer>,
    readonly fileName: string,
  ) {}
}

/** An answer before it becomes a Response; `body` undefined stands for no bytes at all. */
export interface Answer {
  readonly status: number
  readonly body: unknown
  /** Content type when it is not JSON; the body is then a text and sent as it is. */
  readonly type?: string | undefined
}

/** The answer of a failure; undefined for a defect of the sandbox. */
export function failureAnswer(error: unknown): Answer | undefined {
  if (error instanceof DatabaseWriteError) return { status: 507, body: { message: error.message } }
  return error instanceof ApiFailure ? { status: error.status, body: error.body } : undefined
}

/** The answer for a defect of the sandbox. */
export function defectAnswer(error: unknown): Answer {
  const text = error instanceof Error ? error.message : String(error)
  return { status: 500, body: { errors: { Error: `Sandbox defect: ${text}` } } }
}

/** Turns an answer into a Response with the headers every API answer has. */
export function toResponse(answer: Answer, correlationId: string): Response {
  const headers = { 'cache-control': 'no-store', 'x-warren-correlation-id': correlationId }
  if (answer.body === undefined) return new Response(null, { status: answer.status, headers })
  const type = answer.body instanceof FileBody ? fileHeaders(answer, answer.body) : textHeaders(answer)
  return new Response(toBytes(answer), { status: answer.status, headers: { ...headers, ...type } })
}

function textHeaders(answer: Answer): Record<string, string> {
  return { 'content-type': `${typeOf(answer)}; charset=utf-8` }
}

function fileHeaders(answer: Answer, { fileName }: FileBody): Record<string, string> {
  return {
    'content-type': typeOf(answer),
    'content-disposition': `attachment; filename="${fileName}"`,
  }
}

/** Content type of an answer with a body, without its parameters. */
export function typeOf({ type }: Answer): string {
  return type ?? jsonType
}

/** The bytes or text of a body. */
export function toBytes({ type, body }: Answer): string | Uint8Array<ArrayBuffer> {
  if (body instanceof StoredList) return body.json
  if (body instanceof FileBody) return body.bytes
  return type !== undefined && type !== jsonType && typeof body === 'string' ? body : JSON.stringify(body)
}

/** The gateway's error page for a backend that does not answer. */
export function gatewayPage(status: number, correlationId: string): Response {
  const title = `${status} ${status === 504 ? 'Gateway Time-out' : 'Bad Gateway'}`
  const page = `<html>\n<head><title>${title}</title></head>\n<body>\n<center><h1>${title}</h1></center>\n</body>\n</html>\n`
  return new Response(page, {
    status,
    headers: {
      'cache-control': 'no-store',
      'x-warren-correlation-id': correlationId,
      'content-type': 'text/html; charset=utf-8',
    },
  })
}
