import { themeNames } from '../../generated/theme-names'
import { languageName } from '../../platform/i18n/languages'
import type { Platform } from '../../platform/platform'
import { colorSchemes } from '../../platform/theme/color-scheme'
import { useStore } from '../../platform/use-store'
import { Segmented } from '../../ui/form-controls/Segmented'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import { goTo, hrefOf, widths, type GalleryAddress, type Width } from './gallery-address'
import styles from './gallery.module.css'

const widthNames = Object.keys(widths).filter((name): name is Width => Object.hasOwn(widths, name))

interface GallerySwitchesProps {
  platform: Platform
  address: GalleryAddress
  /** Current theme. */
  theme: string
}

/** Preview settings: width, appearance, theme, language. */
export function GallerySwitches({ platform, address, theme }: GallerySwitchesProps) {
  const scheme = useStore(platform.colorScheme)
  const language = useStore(platform.texts.language)
  const stay = (change: Partial<GalleryAddress>): void =>
    goTo(hrefOf({ ...address, ...change }, window.location.hash.slice(1)))
  return (
    <div className={styles.switches}>
      <Segmented
        label="Width"
        size="sm"
        options={widthNames.map((value) => ({ value, label: value }))}
        value={address.width}
        onChange={(width) => stay({ width })}
      />
      <Segmented
        label="Appearance"
        size="sm"
        options={colorSchemes.map((value) => ({ value, label: value }))}
        value={scheme}
        onChange={platform.colorScheme.set}
      />
      <Segmented
        label="Theme"
        size="sm"
        options={themeNames.map((value) => ({ value: String(value), label: value }))}
        value={theme}
        onChange={(name) => stay({ theme: name })}
      />
      <div className={styles.language}>
        <SelectInput
          bare
          label="Language"
          options={platform.languages.map((each) => ({ value: each.tag, label: languageName(each) }))}
          value={language.tag}
          onChange={(tag) => {
            const chosen = platform.languages.find((each) => each.tag === tag)
            if (chosen) void platform.texts.change(chosen)
          }}
          placeholder="Language"
          emptyText="No language"
        />
      </div>
    </div>
  )
}
