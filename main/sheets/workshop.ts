// Everything a sheet is made with, behind one door, so that the app can leave it closed until somebody wants a sheet.
export { drawn } from '../games/oathsworn/sheet/draw'
export { fileNameOf } from './file-name'
export { sheetDocument, titleOf } from '../games/oathsworn/sheet/paper/document'
export { putFiles } from './put'
export { sheetFrom } from '../games/oathsworn/sheet/source'
