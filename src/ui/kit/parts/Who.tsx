import { corporationCards, voice } from '../../../app/desk/table'
import type { Holder } from '../../../bank/money'
import { Plate } from './Plate'

/** A holder as people know it: a corporation's plate, a player's name. */
export function Who({ id, size = 'small' }: { id: Holder; size?: 'small' | 'middle' | 'large' }) {
  const corporation = corporationCards.value.get(id)
  return corporation ? <Plate of={corporation} size={size} /> : <span>{voice.value.name(id)}</span>
}
