import { parentPort, workerData } from 'node:worker_threads'
import { planned, type Planning } from './plans'

parentPort?.postMessage(planned(workerData as Planning))
