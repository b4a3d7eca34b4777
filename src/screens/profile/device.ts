/** A device, parsed from its `User-Agent`; parts that are not recognised are undefined. */
export interface Device {
  readonly browser: string | undefined
  readonly system: string | undefined
  readonly mobile: boolean
}

type Names = readonly (readonly [pattern: RegExp, name: string])[]

/** More specific names first, because most browsers also include names of others. */
const browsers: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: Names, agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1]

/** Recognises browser and system of a `User-Agent`. */
export function deviceOf(agent: string): Device {
  return {
    browser: nameIn(browsers, agent),
    system: nameIn(systems, agent),
    mobile: /\bMobi|\bAndroid\b|\biPad\b/.test(agent),
  }
}
