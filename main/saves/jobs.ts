// What takes long enough to be felt, as plain functions of plain data: they run here or in a thread of their own.
import { done, type Result } from '../common/result'
import { backUpClosed, glimpse, replaceSave } from './closed'
import { readFile } from './files'
import { inspectImage, type Contents } from './image'
import { rescue } from './rescue'
import { readImport } from './transfer/import'
import { writeExport } from './transfer/export'
import { troubleInFile } from './trouble'

function checkFile(file: string): Result<Contents> {
  try {
    return done(inspectImage(readFile(file)))
  } catch (error) {
    return troubleInFile(error)
  }
}

export const jobs = { checkFile, glimpse, backUpClosed, replaceSave, rescue, readImport, writeExport }
export type Jobs = typeof jobs
export type JobName = keyof Jobs
