/** Uses of the API in the console's own code: calls it names, and fields it reads. */
import { relative } from 'node:path'
import ts from 'typescript'

const types = 'src/generated/api-types.ts'
const identityTypes = 'src/generated/identity-types.ts'

/** Uses of the API in one module of the console. */
export interface ModuleUses {
  /** `src/platform/site/site.ts` */
  readonly module: string
  /** Ids of operations it names. */
  readonly operations: ReadonlySet<string>
  /** Fields of named schemas it reads by their types, such as `Disk.size_gb`. */
  readonly fields: ReadonlySet<string>
  /** Names it reads from untyped records, such as answers it checks itself. */
  readonly words: ReadonlySet<string>
}

/** `Disk.snapshots.uuid` of a member of the generated types; undefined for any other declaration. */
function fieldOf(declaration: ts.Declaration): string | undefined {
  const names: string[] = []
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (!ts.isPropertySignature(node)) continue
    names.unshift(node.name.getText().replaceAll(/^["']|["']$/g, ''))
  }
  const [container, ...field] = names
  return container === 'schemas' ? field.join('.') : undefined
}

function literalsOf(type: ts.Type): string[] {
  const parts = type.isUnion() ? type.types : [type]
  return parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []))
}

/** The members of `wanted` that a node reads, and the node they are read from. */
function readsOf(
  checker: ts.TypeChecker,
  wanted: ReadonlySet<string>,
  node: ts.Node,
): { from: ts.Node; names: string[] } | undefined {
  const read = (from: ts.Node, names: string[]): ReturnType<typeof readsOf> => {
    const known = names.filter((name) => wanted.has(name))
    return known.length > 0 ? { from, names: known } : undefined
  }
  if (ts.isPropertyAccessExpression(node)) return read(node.expression, [node.name.text])
  if (ts.isElementAccessExpression(node))
    return read(node.expression, literalsOf(checker.getTypeAtLocation(node.argumentExpression)))
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
    const name = node.propertyName ?? node.name
    return ts.isIdentifier(name) || ts.isStringLiteral(name) ? read(node.parent, [name.text]) : undefined
  }
  return undefined
}

/**
 * Reads every module below `src` that is no example and not generated, for calls out of `operations` and fields called
 * one of `names`. Type-checks what it needs, some seconds.
 */
export function codeUses(operations: ReadonlySet<string>, names: ReadonlySet<string>): ModuleUses[] {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file))
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    { compilerOptions: config.compilerOptions, include: ['src'] },
    ts.sys,
    process.cwd(),
  )
  const program = ts.createProgram(fileNames, options)
  const checker = program.getTypeChecker()
  const described = new Set([types, identityTypes].map((file) => program.getSourceFile(file)))
  return program.getSourceFiles().flatMap((source) => {
    const module = relative('.', source.fileName).replaceAll('\\', '/')
    if (!module.startsWith('src/') || /^src\/generated\/|\/examples\/|\.examples\.tsx$/.test(module))
      return []
    const uses = {
      module,
      operations: new Set<string>(),
      fields: new Set<string>(),
      words: new Set<string>(),
    }
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteral(node) && operations.has(node.text)) uses.operations.add(node.text)
      const reads = readsOf(checker, names, node)
      const from = reads && checker.getNonNullableType(checker.getTypeAtLocation(reads.from))
      for (const name of reads?.names ?? []) {
        const member = from?.getProperty(name)
        if (!member && from?.getStringIndexType()) uses.words.add(name)
        for (const declaration of member?.declarations ?? []) {
          const field = described.has(declaration.getSourceFile()) ? fieldOf(declaration) : undefined
          if (field !== undefined) uses.fields.add(field)
        }
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return [uses]
  })
}
