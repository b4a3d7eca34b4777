import type { ManifestContext } from './context'
import { conditionUnknown } from './checks/condition-unknown'
import { duplicateId } from './checks/duplicate-id'
import { fieldKind } from './checks/field-kind'
import { fieldUnknown } from './checks/field-unknown'
import { formUnknown } from './checks/form-unknown'
import { nameUnknown } from './checks/name-unknown'
import { notData } from './checks/not-data'
import { opNotAList } from './checks/op-not-a-list'
import { opUnknown } from './checks/op-unknown'
import { params } from './checks/params'
import { reasonMissing } from './checks/reason-missing'
import { routeParams } from './checks/route-params'
import { rowFields } from './checks/row-fields'
import { stateUnknown } from './checks/state-unknown'
import { stateUnmapped } from './checks/state-unmapped'

const checks: readonly ((context: ManifestContext) => void)[] = [
  opUnknown,
  opNotAList,
  routeParams,
  fieldUnknown,
  fieldKind,
  stateUnmapped,
  stateUnknown,
  params,
  rowFields,
  conditionUnknown,
  formUnknown,
  reasonMissing,
  nameUnknown,
  duplicateId,
]

/** Runs every rule over one manifest; problems go to the context's report. What is no data at all is judged by nothing else. */
export function checkManifest(context: ManifestContext): void {
  let isData = true
  notData({
    ...context,
    report: (...problem) => {
      isData = false
      context.report(...problem)
    },
  })
  if (isData) for (const check of checks) check(context)
}
