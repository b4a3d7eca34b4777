import type { Description } from '../openapi/description'
import type { Problem } from '../problem'
import type { AnyManifest, ManifestContext } from './context'
import { addedFields } from './checks/added-fields'
import { circular } from './checks/circular'
import { conditionUnknown } from './checks/condition-unknown'
import { duplicateId } from './checks/duplicate-id'
import { fieldBranches } from './checks/field-branches'
import { fieldKind } from './checks/field-kind'
import { fieldUnknown } from './checks/field-unknown'
import { formUnknown } from './checks/form-unknown'
import { metricQueries } from './checks/metric-queries'
import { nameUnknown } from './checks/name-unknown'
import { neverAsked } from './checks/never-asked'
import { notData } from './checks/not-data'
import { opNotAList } from './checks/op-not-a-list'
import { opNotARead } from './checks/op-not-a-read'
import { opOnlyReads } from './checks/op-only-reads'
import { opOtherRecord } from './checks/op-other-record'
import { opUnknown } from './checks/op-unknown'
import { params } from './checks/params'
import { priceOfList } from './checks/price-of-list'
import { reasonMissing } from './checks/reason-missing'
import { routeParams } from './checks/route-params'
import { routeTaken } from './checks/route-taken'
import { rowFields } from './checks/row-fields'
import { schemaUnknown } from './checks/schema-unknown'
import { shape } from './checks/shape'
import { stateUnknown } from './checks/state-unknown'
import { stateUnmapped } from './checks/state-unmapped'
import { typeName } from './checks/type-name'

const checks: readonly ((context: ManifestContext) => void)[] = [
  opUnknown,
  opNotAList,
  opNotARead,
  opOnlyReads,
  routeParams,
  routeTaken,
  fieldUnknown,
  fieldKind,
  fieldBranches,
  stateUnmapped,
  stateUnknown,
  params,
  addedFields,
  rowFields,
  conditionUnknown,
  formUnknown,
  priceOfList,
  reasonMissing,
  nameUnknown,
  neverAsked,
  circular,
  duplicateId,
  metricQueries,
]

/**
 * Whether a manifest passes the checks that all others rely on: it is plain data of known words, named like its file, about
 * records of the description. Checks the manifest as written, before defaults are derived.
 */
export function isSound(
  manifest: AnyManifest,
  file: string,
  description: Description,
  problems: Problem[],
): boolean {
  const before = problems.length
  const report: ManifestContext['report'] = (id, path, message) => problems.push({ id, file, path, message })
  for (const check of [notData, shape, typeName, schemaUnknown, opOtherRecord])
    if (problems.length === before) check({ manifest, file, description, report })
  return problems.length === before
}

/** Runs all other rules over a sound manifest; problems go to the context's report. */
export function checkManifest(context: ManifestContext): void {
  for (const check of checks) check(context)
}
