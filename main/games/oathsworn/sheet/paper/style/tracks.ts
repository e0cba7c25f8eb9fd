import { css } from '../../../../../sheets/page/css'

export const tracks = css`
  /* Tracks */

  .track {
    display: block;
    overflow: visible;
  }

  .track.long {
    width: 100%;
    height: auto;
  }

  .traits .track,
  .tokens .track {
    flex: none;
  }

  svg text {
    fill: var(--ink);
    font-family: 'Alegreya Sans', 'DejaVu Sans', sans-serif;
    text-anchor: middle;
  }

  .box {
    fill: #fff;
    stroke: var(--ink);
    stroke-width: var(--stroke);
  }

  .box.marked {
    fill: var(--ink);
  }

  .track .cross {
    text-anchor: start;
    fill: #fff;
    font-weight: 700;
  }

  .ink .box.marked {
    fill: #fff;
  }

  .ink .track .cross {
    fill: #000;
  }

  .mile {
    fill: var(--soft);
    font-size: 3px;
    text-anchor: end;
  }

  .die rect {
    fill: #fff;
    stroke: var(--ink);
    stroke-width: 0.3;
  }

  .pip {
    fill: var(--ink);
  }

  .die.up rect {
    fill: var(--ink);
  }

  .die.up .pip {
    fill: #fff;
  }

  .ink .die.up rect {
    fill: #fff;
    stroke-width: 0.9;
  }

  .ink .die.up .pip {
    fill: #000;
  }

  .die.barred {
    opacity: 0.4;
  }

  .pipnumber {
    font-size: 4px;
    font-weight: 700;
  }

  .die.up .pipnumber {
    fill: #fff;
  }

  .bar {
    stroke: var(--ink);
    stroke-width: 0.3;
  }

  path.place {
    fill: #fff;
    stroke: var(--ink);
    stroke-width: 0.25;
  }

  text.place {
    font-size: 2.7px;
  }

  path.place.here {
    fill: var(--ink);
  }

  text.place.here {
    fill: #fff;
    font-weight: 700;
    font-size: 3px;
  }

  .ink path.place.here {
    fill: #fff;
    stroke-width: 0.8;
  }

  .ink text.place.here {
    fill: #000;
  }

  .thread {
    fill: none;
    stroke: var(--hair);
    stroke-width: 0.25;
  }

  .gem {
    fill: #fff;
    stroke: var(--ink);
    stroke-width: 0.22;
    stroke-linejoin: round;
  }

  .facet {
    fill: none;
    stroke: var(--ink);
    stroke-width: 0.12;
  }

  .gem.inked {
    fill: var(--field);
  }

  .facet.inked {
    stroke: var(--on-field);
  }

  .ink .gem.inked {
    fill: #fff;
    stroke-width: 0.5;
  }

  .ink .facet.inked {
    stroke: #000;
    stroke-width: 0.35;
  }

  .square {
    display: inline-block;
    width: 3.6mm;
    height: 3.6mm;
    border: 0.25mm solid var(--ink);
    border-radius: 0.5mm;
    color: #fff;
    font-weight: 700;
    font-size: 13pt;
    line-height: 2.9mm;
    text-align: center;
    vertical-align: middle;
  }

  .square.on {
    background: var(--ink);
  }

  .ink .square.on {
    background: none;
    color: #000;
  }
`
