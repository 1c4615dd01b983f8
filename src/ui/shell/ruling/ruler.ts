import { useEffect } from 'preact/hooks'
import { staying } from '../../../app/desk/table'

/** While a banker's form is open nothing is implied: a ruling or a count must not close the turn of the player who may still act. */
export function useNothingImplied(): void {
  useEffect(() => {
    const before = staying.value
    staying.value = true
    return () => {
      staying.value = before
    }
  }, [])
}
