// Looks after an open save while nobody waits for it: backups when they are due, and whatever else wants a quiet moment.
import { done, refused, type Clock, type Result } from '../../common/result'
import { backUp, type Backup, type Reason } from './backups'
import type { Bag } from '../log/bag'
import type { Labour } from '../files/labour'

export const EVERY = 50
/** How soon it is tried again whether the disk takes anything, in milliseconds. */
export const AGAIN = 2000

/** Nobody lost anything by it. */
const NO_BACKUP = refused('unsaved', 'store.noRoomForBackup')

export interface BackupSettings {
  readonly clock: Clock
  readonly labour: Labour
  /** How long nothing has to happen for the table to count as quiet, in milliseconds. */
  readonly quiet: number
  /** Done in every quiet moment, and before a backup that could not wait for one: photographs, the card on the home screen. */
  atRest(): void
  /** The card as it now is, of which each backup gets a copy. */
  writeCard(): void
  onTrouble(result: Result<unknown>): void
}

export class BackupScheduler {
  private since: number
  private timer: NodeJS.Timeout | null = null
  private retrial: NodeJS.Timeout | null = null
  private work: Promise<Result<Backup>> | null = null
  private isStopped = false

  constructor(
    private readonly bag: Bag,
    private readonly settings: BackupSettings
  ) {
    this.since = bag.readOnly ? bag.last : bag.backedUp
  }

  /** A decision was made. Those who play without a pause get their photographs and backups anyway. */
  decided(): void {
    if (this.isStopped) return
    if (this.bag.trouble) this.retrial ??= setTimeout(() => this.tryAgain(), AGAIN).unref()
    if (this.bag.last - this.since >= 2 * EVERY) {
      this.settings.atRest()
      void this.backUp('decisions')
    }
    if (this.timer) this.timer.refresh()
    else this.timer = setTimeout(() => this.rest(), this.settings.quiet).unref()
  }

  /** One at a time: whoever asks while one is being made waits for it and then gets one of their own. */
  async backUp(reason: Reason): Promise<Result<Backup>> {
    while (this.work) await this.work
    if (this.isStopped) return refused('refused', 'store.closing')
    this.since = this.bag.last
    this.work = this.make(reason)
    return this.work
  }

  /** The table goes on as soon as the disk does, whether or not somebody decides anything. */
  private tryAgain(): void {
    this.retrial = null
    if (this.isStopped || this.bag.closed || !this.bag.trouble) return
    if (this.bag.recovers()) this.settings.onTrouble(done(null))
    else this.retrial = setTimeout(() => this.tryAgain(), AGAIN).unref()
  }

  private async make(reason: Reason): Promise<Result<Backup>> {
    try {
      this.settings.writeCard()
      const made = await backUp(this.bag, reason, this.settings.clock(), this.settings.labour)
      if (!made.ok && !this.isStopped) this.settings.onTrouble(made.code === 'unsaved' ? NO_BACKUP : made)
      return made
    } finally {
      this.work = null
    }
  }

  /** Waits for what is under way; after it the save can be closed. */
  async stop(): Promise<Result<null>> {
    this.isStopped = true
    if (this.timer) clearTimeout(this.timer)
    if (this.retrial) clearTimeout(this.retrial)
    while (this.work) await this.work
    return done(null)
  }

  private rest(): void {
    this.timer = null
    if (this.isStopped || this.bag.closed) return
    this.settings.atRest()
    if (this.bag.last - this.since >= EVERY) void this.backUp('decisions')
  }
}
