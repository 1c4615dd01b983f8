import type { JoinedStock } from '../../join/form'
import type { PositionTable } from '../joining/table'
import type { Joined } from './answers'
import type { OwnQuestions, Question, RowQuestion } from './policy'

const isEmpty = (value: unknown) => value === undefined || value === 0 || (value as unknown[]).length === 0

/** What a title asks besides, if data can say it. */
export const questions = (all: readonly Question[]): OwnQuestions => ({
  table: (form, phase) =>
    Object.fromEntries(
      all.flatMap(({ key, asked }) => {
        const value = form.own[key]
        return isEmpty(value) || !asked(form, phase) ? [] : [[key, value]]
      }),
    ),
  form: table =>
    Object.fromEntries(
      all.flatMap(({ key }) => {
        const value = (table as PositionTable & Readonly<Record<string, unknown>>)[key]
        return value === undefined ? [] : [[key, value]]
      }),
    ),
})

/** The id of the field of a question about a corporation. */
export const fieldOf = (corporation: string, key: string) => `${corporation} ${key}`

/** What was answered about a corporation, otherwise what is likely; `undefined` if the form must say. */
export function answerOf(
  { key, likely = () => true }: RowQuestion,
  { own }: Pick<Joined, 'own'>,
  corporation: string,
  row: JoinedStock,
): boolean | undefined {
  const said = own[key] as Readonly<Record<string, boolean>> | undefined
  return said?.[corporation] ?? likely(row)
}
