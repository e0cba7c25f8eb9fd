// Two things of Electron's that only one file each may touch: whoever else needs them goes through that file.
const forbid = (name, message) => ({
  rules: { 'no-restricted-imports': ['error', { paths: [{ name: 'electron', importNames: [name], message }] }] }
})

/** The same for `electron.ipcMain` and `require('electron').ipcMain`. */
const forbidMember = (name, message) => ({
  rules: { 'no-restricted-properties': ['error', { property: name, message }] }
})

const door = (name, files, ignores, message) => [
  { files, ignores, ...forbid(name, message) },
  { files, ignores, ...forbidMember(name, message) }
]

export default [
  ...door(
    'ipcMain',
    ['main/**/*.ts'],
    ['main/ipc/main.ts'],
    'Calls are served in main/ipc/main.ts alone, where sender, size and schema are checked.'
  ),
  ...door(
    'ipcRenderer',
    ['preload/**/*.ts', 'renderer/**/*.{ts,vue}'],
    ['preload/index.ts'],
    'Only preload/index.ts talks to main; the window calls what the contract offers.'
  )
]
