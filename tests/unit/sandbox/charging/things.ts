import type { Priced, Shadow } from './shadow'

/** The size and system of a machine. */
export interface Machine {
  readonly vcpu: number
  readonly gb: number
  readonly isWindows: boolean
  readonly diskGb: number
  readonly privateIp: string
}

/** A thing that costs money, with its current charges by name. */
export class Thing {
  readonly charges = new Map<string, { readonly priced: Priced; readonly end: (at: number) => void }>()
  isOn = true
  machine: Machine | null = null
  snapshotGb = 0
  /** Key of the machine an address is assigned to. */
  holder: string | null = null

  constructor(
    readonly kind: string,
    readonly key: string,
    public account: number,
    private readonly shadow: Shadow,
  ) {}

  /** Charges it from `at` on, in place of the charge of the same name. */
  charge(name: string, priced: Priced, at: number): void {
    this.stop(name, at)
    this.charges.set(name, { priced, end: this.shadow.begin(this.account, priced, at) })
  }

  /** Ends a charge. */
  stop(name: string, at: number): void {
    this.charges.get(name)?.end(at)
    this.charges.delete(name)
  }

  stopAll(at: number): void {
    for (const name of [...this.charges.keys()]) this.stop(name, at)
  }

  /** Another account pays for everything from `at` on. */
  moveTo(account: number, at: number): void {
    const present = [...this.charges].map(([name, { priced }]) => [name, priced] as const)
    this.stopAll(at)
    this.account = account
    for (const [name, priced] of present) this.charge(name, priced, at)
  }
}
