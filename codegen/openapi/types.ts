import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { header } from '../emit'
import type { Json } from './description'
import { withTypedAlternatives } from './required-alternatives'

/** `api-types.ts`: the description as TypeScript types, by openapi-typescript. */
export async function emitTypes(document: Json, source: string): Promise<string> {
  const ast = await openapiTS(JSON.stringify(withTypedAlternatives(document)) satisfies string | OpenAPI3, {
    defaultNonNullable: false,
  })
  return header(source) + astToString(ast)
}
