import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { damagedGames } from '../../test/store/damage'
import { readGame } from '../banker/game'
import { withPhone } from '../banker/phone'
import { bankOnFull } from '../durable/full'
import { bankKilled } from '../durable/kill'
import { withFolder } from '../durable/killable'
import { twoTabs } from '../durable/tabs'
import { bankOverUpdates } from '../durable/update'
import { bankOffline, precachedBytes, secondVisit } from '../durable/visits'
import { root } from '../install.mjs'
import { serve } from '../serve.mjs'
import type { Figure } from './figure'

const KILLS = 200
const TAPS_OF_A_TAB = 250
const ACCIDENTS = 1000
const SEED = 1846
const real = readGame('test/games/18al-real-4714.json')

async function killFigure(): Promise<Figure> {
  const { kills, taps, shownSaved, early, lost, doubled, unopened, faults } = await bankKilled(
    KILLS,
    real,
    SEED,
  )
  return {
    what: `browser killed ${kills} times, 0 to 500 ms after a tap`,
    figure: `${taps} taps, ${shownSaved} of them shown as saved (${early} kills came before that): ${lost} lost, ${doubled} doubled, ${unopened} games did not open${faults.map(it => `; ${it}`).join('')}`,
    target: 'none lost, every game opens',
    met: kills === KILLS && lost + doubled + unopened === 0,
  }
}

async function tabsFigure(locked: boolean): Promise<Figure> {
  const told = await withPhone(({ context, url }) => twoTabs(context, url, TAPS_OF_A_TAB, { locked }))
  const { entered, handovers, lost, doubled, strange, turns, logged } = told
  return {
    what: `two tabs tapping at once, ${locked ? 'one banks at a time' : 'in a browser without locks, both bank'}`,
    figure: `${entered.join(' and ')} entries, the bank changed hands ${handovers} times, the tabs took turns ${turns} times: ${lost} lost, ${doubled} doubled, ${logged} in the log`,
    target: '500 in the log, none lost, none doubled',
    met: lost + doubled + strange === 0 && logged === 2 * TAPS_OF_A_TAB,
  }
}

async function fullFigure(): Promise<Figure> {
  const { taps, told, entries, inFile, stored } = await withPhone(({ page, url }) =>
    bankOnFull(page, url, real, 60),
  )
  return {
    what: 'device full in the middle of a game',
    figure: `${taps} taps, reported as not saved at ${told} of them; ${inFile} entries in the file offered, ${stored} stored once there was room, ${entries} in the log`,
    target: 'always reported, nothing lost',
    met: taps === told && inFile === stored && stored === entries,
  }
}

async function damageFigure(): Promise<Figure> {
  const { cases, found, faults } = await damagedGames(ACCIDENTS, SEED)
  return {
    what: `${cases.toLocaleString('en-US')} accidents to stored records (bits, missing, doubled, swapped)`,
    figure: `reported with a sentence that names the damage: ${Object.entries(found)
      .map(([what, times]) => `${what} ${times}`)
      .join(', ')}; ${faults.length} opened wrongly`,
    target: 'a true sentence and the longest good part, always',
    met: cases === ACCIDENTS && faults.length === 0,
  }
}

async function updateFigure(): Promise<Figure> {
  const told = await withFolder(async folder => {
    cpSync(join(root, 'dist'), folder, { recursive: true })
    const host = await serve({ folder })
    try {
      return await withPhone(({ page }) =>
        bankOverUpdates(page, { ...host, folder }, real, { updates: 5, between: 4 }),
      )
    } finally {
      await host.close()
    }
  })
  const { updates, taps, lost, times } = told
  return {
    what: `${updates} updates offered and taken in the middle of a game`,
    figure: `${taps} taps, ${lost} entries lost, none loaded before the tap; ${Math.max(...times).toFixed(0)} ms at most to the newer app`,
    target: 'nothing lost, nothing without a tap',
    met: updates === 5 && lost === 0,
  }
}

async function offlineFigure(): Promise<Figure> {
  const { entries, exported } = await withPhone(({ page }) => bankOffline(page, real))
  return {
    what: 'host gone after the first visit: start, new game, all of 4714, export',
    figure: `${entries} entries in the log, ${exported} in the file`,
    target: 'all of it works',
    met: entries > 0 && entries === exported,
  }
}

async function visitFigures(): Promise<readonly Figure[]> {
  const asked = await withPhone(({ context }) => secondVisit(context, real))
  const others = asked.filter(path => !path.endsWith('/sw.js'))
  const { all, code } = precachedBytes()
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  return [
    {
      what: 'requests of a second visit in which a game is begun and entered',
      figure: `${asked.length - others.length} for the worker itself, ${others.length} others${others.map(path => ` ${path}`).join('')}`,
      target: 'none but the check for a newer worker',
      met: others.length === 0,
    },
    {
      what: 'precached',
      figure: `${all.files} files, ${kB(all.raw)}, ${kB(all.packed)} gzipped; of these JavaScript and CSS ${code.files} files, ${kB(code.raw)}, ${kB(code.packed)} gzipped`,
    },
  ]
}

/** Is anything ever lost? Kills, tabs, a full device, damage, updates, no host. */
export async function durabilityFigures(): Promise<readonly Figure[]> {
  return [
    await tabsFigure(true),
    await tabsFigure(false),
    await fullFigure(),
    await damageFigure(),
    await updateFigure(),
    await offlineFigure(),
    ...(await visitFigures()),
    await killFigure(),
  ]
}
