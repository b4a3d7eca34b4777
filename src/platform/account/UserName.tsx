import { Text } from '../../ui/typography/Text'
import { useUserWords } from './user-name'

/** A user by name, or in words if only the id is known. */
export function UserName({ id }: { id: number | string }) {
  return <Text>{useUserWords(String(id))}</Text>
}
