import { css } from '../../../../../sheets/page/css'

export const character = css`
  /* A character */

  .nameplate {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 6mm;
    align-items: center;
  }

  .level {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    width: 19mm;
    height: 19mm;
    margin-inline-end: 1mm;
    border: 0.3mm solid var(--ink);
    border-radius: 50%;
    outline: 0.15mm solid var(--ink);
    outline-offset: 0.7mm;
  }

  .level b {
    font:
      800 22pt/0.95 'Alegreya',
      'DejaVu Serif',
      serif;
  }

  .level span {
    color: var(--soft);
    font-size: 7.5pt;
    line-height: 1;
  }

  .vitals {
    display: flex;
    justify-content: space-between;
    gap: 5mm;
  }

  /* Anything wider than the paper would make the printer shrink the whole sheet. */
  .vital {
    flex: 0 1 auto;
    min-width: 0;
  }

  .vital .track {
    max-width: 100%;
    height: auto;
  }

  .vital .heading,
  .strength .heading {
    margin-top: 0.6mm;
  }

  .strength {
    display: grid;
    grid-template-columns: 21mm 1fr 76mm 27mm;
    gap: 6mm;
    margin-top: 3mm;
    break-inside: avoid;
  }

  .tokens li {
    display: flex;
    align-items: center;
    gap: 1.6mm;
    min-height: 5.2mm;
  }

  .carried {
    min-width: 15mm;
    color: var(--soft);
    font-size: 8.5pt;
  }

  .coin {
    display: grid;
    place-items: center;
    width: 15mm;
    height: 15mm;
    margin: 1mm auto 0.8mm;
    border: 0.3mm solid var(--ink);
    border-radius: 50%;
    font:
      800 17pt/1 'Alegreya',
      'DejaVu Serif',
      serif;
  }

  .iron small {
    display: block;
    color: var(--soft);
    font-size: 8pt;
    line-height: 1.15;
    text-align: center;
  }

  .cards {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 5mm;
  }

  .cards li {
    display: flex;
    align-items: center;
    gap: 1.2mm;
    min-height: 5.8mm;
    padding: 0.3mm 0;
    border-bottom: 0.15mm solid var(--hair);
    font-size: 9.5pt;
    line-height: 1.1;
    break-inside: avoid;
  }

  .cost {
    display: inline-grid;
    place-items: center;
    min-width: 4.4mm;
    height: 4.4mm;
    padding: 0 0.6mm;
    border: 0.2mm solid var(--ink);
    border-radius: 1mm;
    font-weight: 700;
    font-size: 8.5pt;
    line-height: 1;
  }

  .archetypes li,
  .injuries li,
  .notes li {
    min-height: 6mm;
    padding: 0.6mm 0;
    border-bottom: 0.15mm solid var(--hair);
    break-inside: avoid;
  }

  .archetypes small {
    color: var(--soft);
  }

  .page > .fill {
    position: relative;
    flex: 1 1 0;
    min-height: 8mm;
    overflow: hidden;
    break-inside: avoid;
  }

  .ruled {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  .ruled path {
    stroke: var(--hair);
    stroke-width: 0.55;
  }

  .short {
    position: relative;
    height: 24mm;
    overflow: hidden;
  }
`
