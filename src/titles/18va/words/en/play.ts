import { t } from './terms'

/** What the panels of 18VA say. */
export const play = {
  // an operating turn
  freight: (train: string) => `${train} freight`,
  shares: t.percent,
  conversion: 'Conversion',
  toTen: 'To ten shares',
  toTenLabel: 'To ten shares: what converting does',
  convert: (corporation: string) => `Convert ${corporation} to ten shares`,
  countsFor: (from: number, to: number) =>
    `Every share stays, with its certificate, and counts ${to}% instead of ${from}%`,
  priceStays: (price: string) => `The value stays ${price}`,
  moreShares: (more: number, now: number) => `${more} more shares in the treasury, ${now} now`,
  moreStations: (more: number, price: string) => `${more} more stations at ${price}`,
  limitBecomes: (limit: number) => `Train limit ${limit}`,
  powers: 'Powers',
  express: '+$10 city',
  expressLabel: (company: string) => `+$10 city, for good: ${company} closes`,
  yardsStation: 'Extra station',
  yardsStationLabel: (company: string) => `Extra station, free and anywhere: ${company} closes`,
  yardsLimit: 'One more train, for good',
  yardsLimitLabel: (company: string) => `One more train, for good: ${company} closes`,
  closes: (company: string) => `${company} closes`,
  coalOfLastRun: (amount: string) => `still ${amount}, as on the last run?`,
  coal: 'Coal for the treasury',
  otherTrains: 'as before, with other trains',
  andCoal: (amount: number) => `coal ${amount}`,
  didNotRun: 'Earned nothing',
  reaches: (token: string, revenue: string, price: string) => `${token}: ${revenue} reaches ${price}`,
  tooLittle: (revenue: string, price: string) => `token stays: ${revenue} is below ${price}`,
  highest: (price: string) => `token stays: nothing is above ${price}`,
  // trains
  theseConvert: (corporations: string) => `${corporations} convert to ten shares at once`,
  pool: 'in the Pool',
  earlierNotNow: 'Earlier steps: not now',
  passenger: 'passenger',
  freightTrain: 'freight',
  tredegar: (company: string) => `with ${company}, which closes`,
  buyTrainLabel: (visible: string, corporation: string, from: string) =>
    `${visible}: ${corporation} buys this train from the ${from === 'market' ? 'Pool' : 'bank'}`,
  place: (id: string) => (id === 'ipo' ? 'bank' : id === 'market' ? 'Pool' : id),
}
