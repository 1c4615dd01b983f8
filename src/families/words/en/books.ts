/** Words of the books in every title that has them. */
export const commonBooks = {
  table: 'Players and corporations',
  player: 'Player',
  cash: 'cash',
  certificates: (limit: number) => `of ${limit}`,
  certificatesInFull: 'certificates',
  trains: 'trains',
  lastRun: 'last run',
  stations: 'stations',
  /** What ★ and ◆ stand for. */
  president: 'president',
  priority: 'Priority Deal',
  trainsLeft: 'Trains left',
  unlimited: 'unlimited',
  privateCompanies: 'Private companies',
  income: (income: string) => `income ${income}`,
  unsold: 'unsold',
  closed: 'closed',
  netWorth: 'Net worth',
  hide: 'Hide',
  show: 'Show',
}
