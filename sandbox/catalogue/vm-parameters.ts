import type { VmParameter } from '../entities'
import { vmImages } from './vm-images'

/**
 * Rules for the parameters of a new machine, one of each kind the platform has: ranges, patterns, a list of values, and
 * exceptions by operating system (platform facts section 4).
 */
export const vmParameters: readonly VmParameter[] = [
  {
    parameter: 'name',
    description: 'Letters, digits and hyphens, at least four characters, no hyphen at either end',
    mandatory: true,
    type: 'string',
    constraint: 'regexp',
    expression: '^[0-9a-zA-Z][-0-9a-zA-Z]{2,}[0-9a-zA-Z]$',
  },
  {
    parameter: 'username',
    description: 'Up to 30 characters, starting with a small letter or an underscore',
    mandatory: true,
    type: 'string',
    constraint: 'regexp',
    expression: '^[a-z_][-a-z0-9_]{0,29}$',
    limited_by: 'os_name',
    limits: [{ os_name: 'windows', mandatory: false }],
  },
  {
    parameter: 'password',
    description: 'At least 8 characters with a lower case letter, an upper case letter and a digit',
    mandatory: true,
    type: 'string',
    constraint: 'regexp',
    expression: '^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9]).{8,}$',
  },
  {
    parameter: 'public_key',
    description: 'SSH public key, one line in OpenSSH form',
    mandatory: false,
    type: 'string',
    constraint: 'regexp',
    expression:
      '^(ssh-(rsa|ed25519)|ecdsa-sha2-nistp(256|384|521)|sk-(ssh-ed25519|ecdsa-sha2-nistp256)@openssh\\.com) [A-Za-z0-9+/]+={0,3}( [^\\r\\n]*)?$',
  },
  {
    parameter: 'os_version',
    description: 'Version of the operating system',
    mandatory: true,
    type: 'string',
    constraint: 'enum',
    values: publishedVersions(vmImages),
    limited_by: 'os_name',
    limits: vmImages.map((image) => ({ os_name: image.os_name, values: publishedVersions([image]) })),
  },
  {
    parameter: 'vcpu',
    description: 'Number of virtual processors',
    mandatory: true,
    type: 'integer',
    constraint: 'range',
    min: 1,
    max: 32,
    limited_by: 'os_name',
    limits: [{ os_name: 'windows', min: 2 }],
  },
  {
    parameter: 'ram',
    description: 'Memory in MB',
    mandatory: true,
    type: 'integer',
    constraint: 'range',
    min: 512,
    max: 131_072,
    limited_by: 'os_name',
    limits: [{ os_name: 'windows', min: 2048 }],
  },
  {
    parameter: 'disks',
    description: 'Size of the primary disk in GB',
    mandatory: true,
    type: 'integer',
    constraint: 'range',
    min: 10,
    max: 2048,
    limited_by: 'os_name',
    limits: [{ os_name: 'windows', min: 40 }],
  },
]

function publishedVersions(images: typeof vmImages): string[] {
  const versions = images.flatMap((image) => image.versions.filter(({ published }) => published !== false))
  return [...new Set(versions.map(({ os_version: version }) => version))]
}
