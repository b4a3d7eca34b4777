export { iconNames, isIconName, type IconName } from '../lib/icon-names'
