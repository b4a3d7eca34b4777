import { Text } from '../../ui/typography/Text'
import { useUserWords } from './user-name'

/** Somebody by name, or in words where only a number is known. */
export function UserName({ id }: { id: number | string }) {
  return <Text>{useUserWords(String(id))}</Text>
}
