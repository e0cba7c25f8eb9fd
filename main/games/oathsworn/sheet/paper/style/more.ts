import { css } from '../../../../../sheets/page/css'

export const more = css`
  /* The bag */

  .decks {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 8mm;
  }

  .run {
    columns: 2;
    column-gap: 5mm;
  }

  .run li {
    padding: 0.25mm 0;
    break-inside: avoid;
  }

  .aside {
    grid-column: 1 / -1;
    margin-top: 1.4mm;
    color: var(--soft);
  }

  /* The others */

  .records {
    display: block;
  }

  .record {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 5mm;
    margin-top: 3mm;
    padding-bottom: 3mm;
    border-bottom: 0.15mm solid var(--hair);
    break-inside: avoid;
  }

  .record .shield {
    width: 15mm;
    height: 17.6mm;
  }

  .record h3 {
    font:
      700 14pt/1.15 'Alegreya',
      'DejaVu Serif',
      serif;
  }

  .record.dead .shield {
    transform: rotate(180deg);
  }

  .record .facts {
    margin: 1mm 0;
  }

  .record .mark {
    width: 3.4mm;
    height: 3.4mm;
  }

  .record .mark .line:not(.thick) {
    stroke: #fff;
  }

  .line b {
    color: var(--soft);
    font-weight: 700;
  }

  /* The chronicle and the reports */

  .story {
    columns: 2;
    column-gap: 8mm;
    font-size: 9.5pt;
  }

  .story h3,
  .report h3 {
    margin: 2.6mm 0 0.8mm;
    font:
      700 12pt/1.15 'Alegreya',
      'DejaVu Serif',
      serif;
    break-after: avoid;
  }

  .story h3:first-child {
    margin-top: 0;
  }

  .story li {
    padding: 0.5mm 0 0.5mm 3.4mm;
    text-indent: -3.4mm;
    break-inside: avoid;
  }

  .story li::before {
    content: '·';
    display: inline-block;
    width: 3.4mm;
    text-indent: 0;
  }

  .report {
    margin-top: 2mm;
    padding-bottom: 3.4mm;
    border-bottom: 0.15mm solid var(--hair);
    break-inside: avoid;
  }

  .report header p .result {
    font-size: 10.5pt;
  }

  .charts {
    display: flex;
    justify-content: space-between;
    align-items: end;
    gap: 8mm;
    margin: 2mm 0 1.4mm;
  }

  .chart .dealt,
  .swatch .dealt {
    fill: var(--field);
    stroke: var(--ink);
    stroke-width: 0.15;
  }

  .ink .dealt {
    fill: #bbb;
  }

  .chart .lost,
  .swatch .lost {
    fill: url('#hatch');
    stroke: var(--ink);
    stroke-width: 0.2;
  }

  .hatching {
    stroke: var(--ink);
    stroke-width: 0.5;
  }

  .chart .base {
    stroke: var(--ink);
    stroke-width: 0.25;
  }

  .axis {
    font-size: 3.3px;
  }

  .tiny {
    font-size: 2.8px;
    text-anchor: start;
  }

  .axis.end {
    text-anchor: end;
  }

  .axis.middle {
    text-anchor: middle;
  }

  .legend {
    display: flex;
    align-items: center;
    gap: 1.6mm;
    color: var(--soft);
    font-size: 9pt;
  }

  .swatch {
    width: 8mm;
    height: 4mm;
  }

  .defs {
    position: absolute;
  }
`
