import type { ReactNode } from 'react'
import type { IconName } from '../../lib/icon-names'
import { Button, type ButtonVariant } from '../form-controls/Button'
import { IconButton } from '../form-controls/IconButton'
import type { MenuContent } from './menu-model'
import { useMenu } from './use-menu'

type MenuButtonProps = MenuContent & {
  /** Text of the button; without it three dots with `label` as the accessible name. */
  readonly children?: ReactNode
  readonly icon?: IconName | undefined
  readonly variant?: ButtonVariant | undefined
  readonly size?: 'md' | 'sm' | undefined
  /** Adds a border to the icon button, for use beside other buttons. */
  readonly bordered?: boolean | undefined
}

/** A button that opens a menu. */
export function MenuButton({ children, icon, variant, size, bordered = false, ...content }: MenuButtonProps) {
  const { trigger, menu } = useMenu(children === undefined ? { align: 'end', ...content } : content)
  return (
    <>
      {children === undefined ? (
        <IconButton
          icon={icon ?? 'ellipsis'}
          label={content.label}
          look={bordered ? 'bordered' : 'plain'}
          {...trigger}
        />
      ) : (
        <Button icon={icon} variant={variant} size={size} tail="chevron-down" {...trigger}>
          {children}
        </Button>
      )}
      {menu}
    </>
  )
}
