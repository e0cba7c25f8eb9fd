import { css } from '../../../../../sheets/page/css'

export const tables = css`
  /* Tables */

  table {
    width: 100%;
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
    vertical-align: middle;
  }

  thead th {
    padding: 0 1mm 0.6mm;
    color: var(--soft);
    font-size: 8pt;
    line-height: 1.1;
    vertical-align: bottom;
  }

  tbody tr {
    border-bottom: 0.15mm solid var(--hair);
  }

  tbody th,
  td {
    height: 6mm;
    padding: 0.5mm 1mm;
    vertical-align: middle;
  }

  .number {
    text-align: center;
    white-space: nowrap;
  }

  .items th:first-child {
    width: 34%;
  }

  .items .number {
    font-weight: 700;
  }

  .items thead .number {
    font-weight: 400;
    white-space: normal;
  }

  .vacant td {
    height: 6.6mm;
  }

  .times {
    color: var(--soft);
    font-weight: 700;
  }

  /* The company */

  .ledger {
    display: grid;
    grid-template-columns: 1fr 56mm;
    gap: 7mm;
    align-items: start;
  }

  .chapters thead th {
    font-size: 7.5pt;
  }

  .chapters thead .tick {
    width: 15.4mm;
    padding: 0 0 0.6mm;
    text-align: center;
    overflow-wrap: normal;
  }

  .chapters tbody th {
    width: 8mm;
    font:
      700 10pt/1 'Alegreya',
      'DejaVu Serif',
      serif;
  }

  .chapters td,
  .chapters tbody th {
    height: var(--row);
    padding: 0.15mm 0.6mm;
  }

  .chapters td {
    font-size: 9.5pt;
    line-height: 1.05;
  }

  .chapters td.tick {
    text-align: center;
    line-height: 0;
  }

  .here {
    margin-inline-start: 1mm;
    padding: 0 1.4mm;
    border: 0.2mm solid var(--own);
    border-radius: 2mm;
    color: var(--own);
    font-size: 7.5pt;
  }

  .result {
    font:
      800 11pt/1 'Alegreya',
      'DejaVu Serif',
      serif;
  }

  .result.victory {
    color: var(--own);
  }

  .result.defeat {
    color: var(--harm);
  }

  .traits li,
  .allies li,
  .dead li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 2mm;
    min-height: calc(var(--row) * 0.86);
    border-bottom: 0.15mm solid var(--hair);
    break-inside: avoid;
  }

  .traits .owned span {
    font-weight: 700;
  }

  .dead {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: 4mm;
    counter-reset: dead;
    font-size: 9pt;
  }

  .dead li {
    justify-content: flex-start;
    counter-increment: dead;
  }

  .dead li::before {
    content: counter(dead);
    min-width: 3.6mm;
    color: var(--soft);
    font-size: 8pt;
  }

  .grow {
    flex: 1;
    min-width: 0;
  }

  .allies .defence {
    height: 5mm;
  }

  .knockouts {
    break-inside: avoid;
  }

  .roster {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 5mm;
    margin-top: auto;
    padding-top: 4.5mm;
    break-inside: avoid;
  }

  .roster li {
    display: flex;
    align-items: center;
    gap: 2.4mm;
    min-width: 0;
  }

  .roster .shield {
    width: 12mm;
    height: 14.1mm;
  }

  .roster b {
    display: block;
    font:
      700 11pt/1.1 'Alegreya',
      'DejaVu Serif',
      serif;
  }

  .roster .blank {
    min-width: 26mm;
  }

  .roster small {
    display: block;
    text-wrap: balance;
    color: var(--soft);
    font-size: 8.5pt;
    line-height: 1.15;
  }
`
