const SOON = 300

/** What nobody waits for, when there is nothing else to do; or soon, if there always is. */
export const whenIdle = (work: () => void): void => void requestIdleCallback(work, { timeout: SOON })
