import type { VmImage } from '../entities'

type Version = VmImage['versions'][number]

function version(osVersion: string, displayName = osVersion, published = true): Version {
  return { os_version: osVersion, display_name: displayName, published }
}

/** Operating systems and applications of the demo deployment. Their icons are names, not addresses. */
export const vmImages: readonly VmImage[] = [
  {
    os_name: 'ubuntu',
    display_name: 'Ubuntu',
    icon: 'ubuntu',
    ui_position: 1,
    is_default: true,
    is_app_catalog: false,
    versions: [
      version('24.04', '24.04 LTS'),
      version('22.04', '22.04 LTS'),
      version('20.04', '20.04 LTS', false),
    ],
  },
  {
    os_name: 'debian',
    display_name: 'Debian',
    icon: 'debian',
    ui_position: 2,
    is_default: false,
    is_app_catalog: false,
    versions: [version('12'), version('11')],
  },
  {
    os_name: 'almalinux',
    display_name: 'AlmaLinux',
    icon: 'almalinux',
    ui_position: 3,
    is_default: false,
    is_app_catalog: false,
    versions: [version('9', '9.4'), version('8', '8.10')],
  },
  {
    os_name: 'rocky',
    display_name: 'Rocky',
    icon: 'rocky',
    ui_position: 4,
    is_default: false,
    is_app_catalog: false,
    versions: [version('9', '9.4')],
  },
  {
    os_name: 'fedora',
    display_name: 'Fedora',
    icon: 'fedora',
    ui_position: 5,
    is_default: false,
    is_app_catalog: false,
    versions: [version('40')],
  },
  {
    os_name: 'freebsd',
    display_name: 'FreeBSD',
    icon: 'freebsd',
    ui_position: 6,
    is_default: false,
    is_app_catalog: false,
    versions: [version('14.1')],
  },
  {
    os_name: 'opensuse',
    display_name: 'openSUSE Leap',
    icon: 'opensuse',
    ui_position: 7,
    is_default: false,
    is_app_catalog: false,
    versions: [version('15.6')],
  },
  {
    os_name: 'windows',
    display_name: 'Windows',
    icon: 'windows',
    ui_position: 8,
    is_default: false,
    is_app_catalog: false,
    license_type: 'WINDOWS',
    versions: [version('2022'), version('2019')],
  },
  {
    os_name: 'docker',
    display_name: 'Docker',
    icon: 'docker',
    ui_position: 20,
    is_default: true,
    is_app_catalog: true,
    versions: [version('27', '27 on Ubuntu 24.04')],
  },
  {
    os_name: 'nodejs',
    display_name: 'Node.js',
    icon: 'nodejs',
    ui_position: 21,
    is_default: false,
    is_app_catalog: true,
    versions: [version('22', '22 on Ubuntu 24.04'), version('20', '20 on Ubuntu 22.04')],
  },
  {
    os_name: 'wordpress',
    display_name: 'WordPress',
    icon: 'wordpress',
    ui_position: 22,
    is_default: false,
    is_app_catalog: true,
    versions: [version('6.6', '6.6 on Ubuntu 24.04')],
  },
  {
    os_name: 'plesk',
    display_name: 'Plesk',
    icon: 'plesk',
    ui_position: 23,
    is_default: false,
    is_app_catalog: true,
    versions: [version('18', '18 on Debian 12')],
  },
]
