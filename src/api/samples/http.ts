import type { CodePiece } from '../../lib/code-piece'
import { formFields, formText } from '../encode-form'
import { credential } from '../credential'
import { json, key, plain, printValue, string } from './code'
import { filledPath, queryString, type SampleRequest } from './sample-request'
import { service } from '../../generated/service'

const encoded = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1)

/** Placeholder of a secret. */
const masked = (name: string): string => `<${name}>`

/** The raw HTTP request; secrets are masked. */
export function httpSample(request: SampleRequest): CodePiece[] {
  const { operation, base, query, body, secrets } = request
  const { host, pathname } = new URL(base)
  const path = `${pathname === '/' ? '' : pathname}${service.path}${filledPath(request)}${queryString(query)}`
  const header = (name: string, value: string): CodePiece[] => [
    plain('\n'),
    key(name),
    plain(': '),
    string(value),
  ]
  const start = [
    plain(`${operation.method} ${path} HTTP/1.1`),
    ...header('host', host),
    ...header(...credential(masked('key'))),
  ]
  if (!body || !operation.body) return start
  if (operation.body === 'json') {
    const hidden = (name: string): CodePiece | undefined =>
      secrets.has(name) ? string(JSON.stringify(masked(name))) : undefined
    return [
      ...start,
      ...header('content-type', 'application/json'),
      plain('\n\n'),
      ...printValue(body, json, '', hidden),
    ]
  }
  const fields = formFields(body).flatMap(([name, value], index) => [
    plain(index === 0 ? '' : '&'),
    key(encoded(name)),
    plain('='),
    string(secrets.has(name) ? masked(name) : encoded(formText(value))),
  ])
  return [...start, ...header('content-type', 'application/x-www-form-urlencoded'), plain('\n\n'), ...fields]
}
