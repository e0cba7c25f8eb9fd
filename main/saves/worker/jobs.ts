// What takes long enough to be felt, as plain functions of plain data: they run here or in a thread of their own.
import { done, type Result } from '../../common/result'
import { backUpClosed, glimpse, replaceSave } from '../recovery/closed'
import { readFile } from '../files/files'
import { inspectImage, type Contents } from '../log/image'
import { rescue } from '../recovery/rescue'
import { readImport } from '../companies/transfer/import'
import { writeExport } from '../companies/transfer/export'
import { troubleInFile } from '../files/trouble'

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
