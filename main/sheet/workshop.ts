// Everything a sheet is made with, behind one door, so that the app can leave it closed until somebody wants a sheet.
export { drawn } from './draw'
export { fileNameOf } from './file-name'
export { sheetDocument, titleOf } from './paper/document'
export { putFiles } from './put'
export { sheetFrom } from './source'
