/** Where pure rules take chance from: a number below a count, every one equally likely (RF-GEN-08). */
export type ChanceDraw = (below: number) => number
