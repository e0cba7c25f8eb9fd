import { parentPort, workerData } from 'node:worker_threads'
import { jobs } from './jobs'
import type { Order } from '../files/labour'

const { job, given } = workerData as Order
parentPort?.postMessage(jobs[job](given as never))
