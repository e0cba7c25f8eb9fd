/** A scenario that cannot be drawn up, because it names what is not there. */
export class ScenarioFault extends Error {}
