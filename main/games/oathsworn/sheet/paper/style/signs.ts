import { css } from '../../../../../sheets/page/css'

export const signs = css`
  /* Signs */

  .mark {
    width: 4.4mm;
    height: 4.4mm;
    flex: none;
    fill: var(--ink);
    vertical-align: -1mm;
  }

  .mark .line {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.4;
  }

  .mark .thick {
    stroke-width: 2.4;
  }

  .tokens .mark .line:not(.thick) {
    stroke: #fff;
  }

  .defence {
    height: 4.8mm;
    flex: none;
    vertical-align: -1.2mm;
  }

  .defence path {
    fill: #fff;
    stroke: var(--ink);
    stroke-width: 1.7;
  }

  .defence text {
    font-size: 15px;
    font-weight: 700;
  }

  .smallshield {
    flex: none;
    min-width: 4mm;
    height: 4.5mm;
    border: 0.25mm solid var(--ink);
    border-radius: 0.3mm 0.3mm 2mm 2mm;
    font-weight: 700;
    font-size: 8pt;
    line-height: 3.7mm;
    text-align: center;
  }

  .defences .defence {
    display: block;
    height: 17mm;
  }

  .defences .defence path {
    stroke-width: 1.1;
  }

  .cubes {
    vertical-align: middle;
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5mm;
  }

  .cube {
    width: 4.6mm;
    height: 4.6mm;
    flex: none;
  }

  .cube path {
    stroke: #0c0f12;
    stroke-width: 1.5;
  }

  .cube text {
    font-size: 12.5px;
    font-weight: 700;
  }

  .cube.white path {
    fill: #fff;
  }

  .cube.yellow path {
    fill: #efc75e;
  }

  .cube.red path {
    fill: #a8362b;
  }

  .cube.black path {
    fill: #16191c;
  }

  .cube.red text,
  .cube.black text {
    fill: #fff;
  }

  .ink .cube path {
    fill: #fff;
  }

  .ink .cube text {
    fill: #000;
  }

  .mights .cube {
    width: 7mm;
    height: 7mm;
  }
`
