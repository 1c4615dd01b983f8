import { useEffect } from 'preact/hooks'
import { staying } from '../../../app/desk/table'

/**
 * Turns off implied entries while a banker's form is open: a ruling or a count must not close the turn of a player who
 * may still act.
 */
export function useNothingImplied(): void {
  useEffect(() => {
    const before = staying.value
    staying.value = true
    return () => (staying.value = before)
  }, [])
}
