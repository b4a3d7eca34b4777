import type { BootImage } from '../entities'

/** Boot media of the demo deployment; a machine boots from one once. */
export const bootImages: readonly BootImage[] = [
  {
    uuid: '47b0d9e6-15ac-4f83-b2e7-c86f13d90a5b',
    image_name: 'debian-12-netinst',
    is_installation_media: true,
    description: 'Debian 12 network installation',
    is_published: true,
  },
  {
    uuid: 'a903f7c1-8e2d-46b5-9f40-5d71b2c8e6f3',
    image_name: 'system-rescue-11',
    is_installation_media: false,
    description: 'SystemRescue 11',
    is_published: true,
  },
]
