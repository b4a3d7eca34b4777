/**
 * What createVm takes. Written out because the generated type of a body that needs one of two members is `unknown`.
 * Memory in MB, disk in GB. Every field is checked against the description before a handler sees it.
 */
export interface WantedVm {
  readonly name: string
  readonly vcpu: number
  readonly ram: number
  readonly description?: string
  readonly billing_account_id?: number
  readonly os_name?: string
  readonly os_version?: string
  readonly username?: string
  readonly password?: string
  readonly public_key?: string
  readonly cloud_init?: string
  readonly disks?: number
  readonly disk_uuid?: string
  readonly designated_pool_uuid?: string
  readonly network_uuid?: string
  readonly reserve_public_ip?: boolean
  readonly backup?: boolean
  readonly source_uuid?: string
  readonly source_replica?: string
}
