#!/usr/bin/env node
// Stands in for `fpm -s dir -t deb` with dpkg-deb, where electron-builder cannot download fpm (CUSTOM_FPM_PATH).
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const switches = new Set(['--force', '--deb-no-default-config-files'])
const lists = { '-d': 'depends', '--depends': 'depends', '--deb-recommends': 'recommends' }
const maintainerScripts = {
  '--after-install': 'postinst',
  '--after-remove': 'postrm',
  '--before-install': 'preinst',
  '--before-remove': 'prerm'
}
const compressions = { gz: 'gzip', bzip2: 'xz', lzo: 'xz' }

/** fpm's arguments: options with one value, lists, and `from=to` pairs of what goes where. */
function parse(args) {
  const asked = { option: {}, depends: [], recommends: [], files: [] }
  const rest = args.filter((arg) => !switches.has(arg))
  while (rest.length) {
    const arg = rest.shift()
    if (!arg.startsWith('-')) asked.files.push(arg)
    else if (lists[arg]) asked[lists[arg]].push(rest.shift())
    else asked.option[arg] = rest.shift()
  }
  return asked
}

function stageFile(stage, pair) {
  const cut = pair.indexOf('=')
  const from = pair.slice(0, cut)
  const to = join(stage, pair.slice(cut + 1))
  if (from.endsWith('/')) {
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(from))
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
  } else {
    mkdirSync(dirname(to), { recursive: true })
    cpSync(from, to)
    chmodSync(to, 0o644)
  }
}

const kibibytes = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + Math.ceil(statSync(join(entry.parentPath, entry.name)).size / 1024), 0)

function control({ option, depends, recommends }, size) {
  const [summary, ...more] = (option['--description'] ?? '').trim().split('\n')
  const fields = {
    Package: option['--name'],
    Version: option['--version'],
    Architecture: option['--architecture'],
    Maintainer: option['--maintainer'],
    'Installed-Size': size,
    Depends: depends.join(', '),
    Recommends: recommends.join(', '),
    Section: option['--category'] ?? 'default',
    Priority: option['--deb-priority'] ?? 'optional',
    Homepage: option['--url'],
    Description: [summary, ...more.map((line) => ` ${line.trim() || '.'}`)].join('\n')
  }
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}

function build(asked) {
  const stage = mkdtempSync(join(tmpdir(), 'deb-'))
  chmodSync(stage, 0o755)
  for (const pair of asked.files) stageFile(stage, pair)
  const text = control(asked, kibibytes(stage))
  mkdirSync(join(stage, 'DEBIAN'))
  writeFileSync(join(stage, 'DEBIAN', 'control'), text)
  for (const [name, file] of Object.entries(maintainerScripts)) {
    const script = asked.option[name]
    if (!script || !existsSync(script)) continue
    writeFileSync(join(stage, 'DEBIAN', file), readFileSync(script), { mode: 0o755 })
  }
  const asks = asked.option['--deb-compression']
  const compression = compressions[asks] ?? asks ?? 'xz'
  const args = [`-Z${compression}`, '--root-owner-group', '--build', stage, resolve(asked.option['--package'])]
  const { status } = spawnSync('dpkg-deb', args, { stdio: 'inherit' })
  rmSync(stage, { recursive: true, force: true })
  return status ?? 1
}

const asked = parse(process.argv.slice(2))
const { '-s': source, '-t': target } = asked.option
if (source === 'dir' && target === 'deb') process.exitCode = build(asked)
else {
  console.error(`fpm-deb makes a deb from a folder, not ${target} from ${source}.`)
  process.exitCode = 2
}
