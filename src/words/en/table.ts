/** The table without buttons, for a second screen. */
export const table = {
  title: 'Table view',
  leave: 'Leave the table view',
}
