import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { schemaOf } from '../../codegen/manifests/complete/record-schema'
import { Description } from '../../codegen/openapi/description'
import { manifests } from '../../resource-manifests'
import document from '../../src/generated/openapi.json'
import { operations } from '../../src/generated/operations'
import { sectionNames } from '../../src/manifest/names'
import { findings } from './sources'

const pure = ['src/engine', 'src/manifest']

const pascal = (type: string): string =>
  type.replace(/(^|_)(\w)/g, (_all, _bar, letter: string) => letter.toUpperCase())

const description = new Description(document)

/** The ways a type could be written in code: `ip_address`, `ip-address`, `IpAddress`, `ipAddress`. */
const names = new Set(
  manifests.flatMap(({ type, list }) => [
    type,
    type.replaceAll('_', '-'),
    pascal(type),
    pascal(type).replace(/^./, (letter) => letter.toLowerCase()),
    schemaOf(description, { list }) ?? type,
  ]),
)

/** Read by the engine for every type alike. */
const shared = new Set(['getCurrentPrices', 'listLocations', 'getSiteConfig', 'getUser', 'getPrivileges'])

/** The billing account is a choice of the whole console; sections are words of the frame. */
for (const word of ['billingAccount', ...sectionNames]) names.delete(word)

function wordsIn(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) && ts.isImportDeclaration(node.parent)) return []
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isStringLiteralLike(node)) return node.text.split(/[^\w-]+/)
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return node.text.split(/[^\w-]+/)
  return ts.isJsxText(node) ? node.text.split(/[^\w-]+/) : []
}

describe('the engine', () => {
  it('knows no resource by name', () => {
    const found = findings(pure, (node) => wordsIn(node).find((word) => names.has(word)))
    expect(found).toEqual([])
  })

  it('calls no operation by name, except those that all types share', () => {
    const found = findings(pure, (node) =>
      ts.isStringLiteralLike(node) && Object.hasOwn(operations, node.text) && !shared.has(node.text)
        ? node.text
        : undefined,
    )
    expect(found).toEqual([])
  })
})
