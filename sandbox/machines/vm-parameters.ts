import type { VmImage, VmParameter } from '../entities'
import { parameterFailure } from '../failures'

/** Parameters of a create call by name. */
export type WantedVm = Readonly<Record<string, unknown>>

/** The system of an empty disk (platform facts section 4). */
const emptySystem = '_custom'

/** Parameters of the operating system, which a machine without a new system does not need. */
const systemParameters = new Set(['username', 'password', 'os_version'])

/** Texts the error catalogue has for a parameter that misses its pattern (specification section 5). */
const patternTexts: Readonly<Record<string, string>> = {
  public_key: 'SSH key does not match required pattern',
}

/**
 * Checks a create call against the parameter rules the server itself publishes. A machine that boots from an existing
 * disk needs no parameters of a system.
 *
 * @returns one text per wrong parameter
 */
export function checkVmParameters(rules: readonly VmParameter[], wanted: WantedVm): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const rule of rules) {
    const text = checkParameter(rule, wanted)
    if (text !== undefined) wrong[rule.parameter] = text
  }
  return wrong
}

/**
 * Checks one value against the published pattern of `parameter`, if there is one.
 * @throws ApiFailure 400 naming the parameter
 */
export function assertPattern(rules: readonly VmParameter[], parameter: string, value: string): void {
  const rule = rules.find((candidate) => candidate.parameter === parameter)
  const text = rule && checkParameter(rule, { [parameter]: value })
  if (text !== undefined) throw parameterFailure({ [parameter]: text })
}

/** Checks that the image exists, is published, and has a version. Returns one text per wrong parameter. */
export function checkImage(
  images: readonly VmImage[],
  osName: string | undefined,
  osVersion: string | undefined,
): Record<string, string> {
  if (osName === undefined || osName === emptySystem) return {}
  const image = images.find((candidate) => candidate.os_name === osName)
  if (!image) return { os_name: `Unknown operating system: ${osName}` }
  if (osVersion === undefined) return { os_version: "Required parameter 'os_version' not supplied" }
  const version = image.versions.find((candidate) => candidate.os_version === osVersion)
  if (version && version.published !== false) return {}
  return { os_version: `Unknown version of ${osName}: ${osVersion}` }
}

function checkParameter(rule: VmParameter, wanted: WantedVm): string | undefined {
  const name = rule.parameter
  const exception = rule.limits?.find(({ os_name: osName }) => osName === wanted['os_name'])
  const value = wanted[name]
  if (value === undefined || value === '') {
    const isNeeded = systemParameters.has(name) ? getsSystem(wanted) : wanted['disk_uuid'] === undefined
    const isMandatory = exception?.mandatory ?? rule.mandatory ?? false
    return isMandatory && isNeeded ? `Required parameter '${name}' not supplied` : undefined
  }
  const values = exception?.values ?? rule.values
  if (rule.constraint === 'enum' && values && (getsSystem(wanted) || name !== 'os_version')) {
    if (!values.some((candidate) => candidate === value))
      return `Parameter '${name}' must be one of: ${values.join(', ')}`
  }
  if (
    rule.constraint === 'regexp' &&
    rule.expression !== undefined &&
    !new RegExp(rule.expression).test(`${value}`)
  ) {
    return patternTexts[name] ?? `Parameter '${name}' does not match the required pattern`
  }
  return rule.constraint === 'range' ? checkRange(name, Number(value), { ...rule, ...exception }) : undefined
}

/** Whether a fresh system is installed: none is on an empty disk, an existing one, or a copy of a replica. */
function getsSystem(wanted: WantedVm): boolean {
  const osName = wanted['os_name']
  const isNamed = typeof osName === 'string' && osName !== '' && osName !== emptySystem
  return isNamed && wanted['disk_uuid'] === undefined && wanted['source_replica'] === undefined
}

function checkRange(name: string, value: number, limits: { min?: number; max?: number }): string | undefined {
  if (limits.min !== undefined && value < limits.min)
    return `Parameter '${name}' must be at least ${limits.min}`
  if (limits.max !== undefined && value > limits.max)
    return `Parameter '${name}' must be at most ${limits.max}`
  return undefined
}
