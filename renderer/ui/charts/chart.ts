import uPlot from 'uplot'

export interface ChartSeries {
  readonly label: string
  readonly values: readonly (number | null)[]
  /** A design token: '--own', '--decide'… */
  readonly colour: string
  readonly kind: 'line' | 'bars'
  readonly dash?: readonly number[]
}

export interface ChartSpec {
  readonly x: { readonly label: string; readonly values: readonly number[]; readonly whole?: boolean }
  readonly y: { readonly label: string; readonly whole?: boolean; readonly format?: (value: number) => string }
  readonly series: readonly ChartSeries[]
}

/** Pixels; at this size the axes have the room that is given here. */
export const LEAST_TEXT = 14

export function chartOptions(
  spec: ChartSpec,
  width: number,
  height: number,
  token: (name: string) => string,
  text = LEAST_TEXT
): uPlot.Options {
  const ink = token('--muted')
  const line = token('--line')
  const font = `${text}px ${token('--font-ui')}`
  const room = (pixels: number): number => Math.round((pixels * text) / LEAST_TEXT)
  const format = spec.y.format
  const axis = {
    stroke: ink,
    font,
    labelFont: font,
    grid: { stroke: line, width: 1 },
    ticks: { stroke: line, width: 1 }
  }
  const whole = { incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500] }
  return {
    width,
    height,
    legend: { show: false },
    cursor: { drag: { x: false, y: false } },
    scales: { x: { time: false } },
    axes: [
      {
        ...axis,
        label: spec.x.label,
        labelSize: room(22),
        size: room(30),
        ...(spec.x.whole ? { ...whole, space: room(24) } : {})
      },
      {
        ...axis,
        label: spec.y.label,
        labelSize: room(22),
        size: room(58),
        ...(spec.y.whole ? { ...whole, space: room(22) } : {}),
        ...(format ? { values: (_: uPlot, ticks: number[]) => ticks.map(format) } : {})
      }
    ],
    series: [{}, ...spec.series.map((series) => seriesOptions(series, token))]
  }
}

function seriesOptions(series: ChartSeries, token: (name: string) => string): uPlot.Series {
  const stroke = token(series.colour)
  const bars = uPlot.paths.bars?.({ size: [0.7, 80] })
  return {
    label: series.label,
    stroke,
    width: 2,
    points: { show: series.kind === 'line', size: 6, fill: stroke },
    ...(series.dash ? { dash: [...series.dash] } : {}),
    ...(series.kind === 'bars' && bars ? { paths: bars, fill: stroke } : {})
  }
}

export const chartData = (spec: ChartSpec): uPlot.AlignedData => [
  [...spec.x.values],
  ...spec.series.map((series) => [...series.values])
]
