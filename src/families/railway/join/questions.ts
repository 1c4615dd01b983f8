import type { PositionTable } from '../joining/table'
import type { OwnQuestions, Question } from './policy'

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
