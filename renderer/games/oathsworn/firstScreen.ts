// Where most starts lead back to. A file of this name, in the room of any game, comes with the page: scripts/build/firstStyles.ts.
export { default } from './encounter/EncounterScreen.vue'
