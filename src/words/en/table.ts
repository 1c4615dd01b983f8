/** The table for everybody to look at, on a tablet or a television. */
export const table = { title: 'Table view', turn: 'Turn', leave: 'Leave the table view' }
