// A page that is nowhere on a screen has nothing else to do: what is left for later comes next.
window.requestIdleCallback ??= (work) => window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 9 }))
