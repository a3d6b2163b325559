import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** What every browser of ours is started with: no sandbox in containers, no traffic of its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The first Chromium there is: $CHROMIUM, the system's, playwright's own; undefined where there is none. */
export const findChromium = () =>
  [process.env.CHROMIUM, '/usr/bin/chromium', chromium.executablePath()].find((path) => path && existsSync(path))

/**
 * As findChromium, and installs one where there is none: playwright's, else Debian's as root.
 * @throws when neither can be had; the message says what to do
 */
export function needChromium() {
  if (!findChromium()) run('npx', ['playwright', 'install', 'chromium'])
  if (!findChromium() && process.getuid?.() === 0) {
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', 'chromium', 'fonts-noto-cjk'])
  }
  const found = findChromium()
  if (!found)
    throw new Error('The tests need a Chromium and none could be installed. Install one and set CHROMIUM to its path.')
  return found
}

/** A failure shows in what it prints, and in the Chromium that is still missing. @param {string} command @param {string[]} args */
const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' })
