import { css } from '../../../../sheets/page/css'

export const style = css`
  /* What only this game has: dice, cards, and fights in numbers. */

  .page {
    display: block;
  }

  .hero {
    margin-top: 5mm;
    padding-top: 1mm;
    border-top: 0.3mm solid var(--ink);
  }

  /* A hero fits on half a page: whoever does not fit below begins the next. */
  .hero .facts,
  .hero .section,
  .cards li {
    break-inside: avoid;
  }

  .hero .section {
    break-after: avoid;
  }

  table {
    width: 100%;
    margin-top: 2mm;
    border-collapse: collapse;
  }

  thead {
    display: table-header-group;
  }

  tr {
    break-inside: avoid;
  }

  th {
    font-weight: 400;
    text-align: start;
  }

  thead th {
    padding: 0 1mm 0.6mm;
    color: var(--soft);
    font-size: 8.5pt;
    vertical-align: bottom;
  }

  tbody tr {
    border-bottom: 0.15mm solid var(--hair);
  }

  tbody th,
  td {
    padding: 0.9mm 1mm;
    vertical-align: middle;
  }

  tbody th {
    font-weight: 700;
  }

  .abilities tbody th {
    width: 34%;
  }

  .abilities .cost {
    width: 26%;
  }

  .number {
    width: 12.5%;
    text-align: center;
  }

  .dice {
    display: inline-flex;
    gap: 0.8mm;
    margin-inline-end: 1mm;
    vertical-align: middle;
  }

  .die {
    display: inline-grid;
    place-items: center;
    width: 5mm;
    height: 5mm;
    border: 0.25mm solid var(--ink);
    border-radius: 1mm;
    font-weight: 700;
    font-size: 9.5pt;
    line-height: 1;
  }

  .die.luck {
    border-width: 0.7mm;
    border-radius: 50%;
  }

  .die.any {
    border-style: dashed;
  }

  .die.group {
    background: var(--tint);
    font-style: italic;
  }

  .cards {
    columns: 2;
    column-gap: 8mm;
  }

  .cards li {
    padding: 0.8mm 0;
    border-bottom: 0.15mm solid var(--hair);
  }

  .cards .line {
    display: block;
    padding: 0.4mm 0;
  }

  .cards small,
  .legend,
  .history {
    color: var(--soft);
  }

  .legend {
    margin-top: 4mm;
    font-size: 9pt;
  }

  .stop {
    margin-top: 2.6mm;
  }

  h4 {
    color: var(--ink);
    font:
      700 11pt/1.2 'Alegreya',
      'DejaVu Serif',
      serif;
    break-after: avoid;
  }

  .outcome {
    font-size: 10.5pt;
  }

  .outcome.won {
    color: var(--own);
  }

  .outcome.lost {
    color: var(--harm);
  }

  .fight {
    margin: 0.6mm 0 1.4mm 3mm;
    padding-left: 3mm;
    border-left: 0.4mm solid var(--hair);
  }

  .notes li,
  .done li,
  .two li {
    padding: 0.3mm 0 0.3mm 3.4mm;
    text-indent: -3.4mm;
    break-inside: avoid;
  }

  .notes li::before,
  .done li::before,
  .two li::before {
    content: '·';
    display: inline-block;
    width: 3.4mm;
    text-indent: 0;
  }

  .two {
    columns: 2;
    column-gap: 8mm;
    margin-top: 1mm;
    font-size: 9.5pt;
  }

  .done {
    margin-top: 1mm;
  }

  .counts {
    columns: 3;
    column-gap: 8mm;
  }

  .counts div {
    display: flex;
    justify-content: space-between;
    gap: 2mm;
    padding: 0.5mm 0;
    border-bottom: 0.15mm solid var(--hair);
    break-inside: avoid;
  }

  .counts dd {
    font-weight: 700;
  }

  .story {
    columns: 2;
    column-gap: 8mm;
    font-size: 9.5pt;
  }

  .story h3 {
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
    padding: 0.4mm 0 0.4mm 3.4mm;
    text-indent: -3.4mm;
    break-inside: avoid;
  }
`
