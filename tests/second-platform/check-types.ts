/**
 * Checks the manifests of the observatory against the types of its own description, as the compiler checks those of the
 * product against its own. Both import `src/manifest` by the same path, so a folder is made in which `src/generated` is
 * of the observatory and everything else is a link; what has not changed is not checked again.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { emitTypeSchemas } from '../../codegen/generate'
import { schemaOf } from '../../codegen/manifests/complete/record-schema'
import { loadManifests } from '../../codegen/inputs'
import { bundleDescription } from '../../codegen/openapi/bundle'
import { Description } from '../../codegen/openapi/description'
import { emitOperations } from '../../codegen/openapi/operations'
import { emitTypes } from '../../codegen/openapi/types'
import { writeFiles } from '../../codegen/output'

const here = 'tests/second-platform'
const source = `${here}/openapi.yaml`
const folder = '.cache/second-types'

/** Folders a manifest imports from, directly or not, besides the generated one. */
const linked = ['src/manifest', 'src/lib', `${here}/manifests`]

const document = await bundleDescription(source)
const description = new Description(document)
const types = (await loadManifests(`${here}/manifests/all.ts`)).map((manifest) => ({
  type: manifest.type,
  schema: schemaOf(description, manifest) ?? '',
}))
writeFiles(
  join(folder, 'src/generated'),
  new Map([
    ['api-types.ts', await emitTypes(document, source)],
    ...emitOperations(description, source),
    ['type-schemas.ts', emitTypeSchemas(types)],
  ]),
)
for (const path of linked) {
  const link = join(folder, path)
  mkdirSync(dirname(link), { recursive: true })
  if (!existsSync(link)) symlinkSync(resolve(path), link, 'junction')
}
const configuration = {
  extends: resolve('tsconfig.json'),
  compilerOptions: {
    preserveSymlinks: true,
    tsBuildInfoFile: 'tsc.tsbuildinfo',
    typeRoots: [resolve('node_modules/@types')],
    types: [],
  },
  include: [],
  files: [`${here}/manifests/all.ts`],
}
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration))
const { status } = spawnSync(
  process.execPath,
  [resolve('node_modules/@typescript/native/bin/tsc'), '--noEmit', '-p', folder],
  {
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
