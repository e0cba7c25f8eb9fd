import { css } from '../../../../../sheets/page/css'

export const shields = css`
  /* Shields */

  .letterhead {
    display: grid;
    grid-template-columns: 44mm 1fr;
    gap: 8mm;
    align-items: center;
  }

  .crest {
    width: 44mm;
    height: 45.2mm;
  }

  .shield {
    width: 21mm;
    height: 24.6mm;
    flex: none;
  }

  .rim {
    fill: #fff;
    stroke: var(--ink);
    stroke-width: 2.6;
  }

  .field {
    fill: var(--field);
  }

  .engraved {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1;
  }

  .charge {
    fill: var(--ink);
  }

  .cut {
    fill: none;
    stroke: #fff;
    stroke-width: 2.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .onfield .charge {
    fill: var(--on-field);
  }

  .onfield .cut {
    stroke: var(--field);
  }

  .ink .onfield .cut {
    stroke: #fff;
  }

  .ink .charge {
    fill: none;
    stroke: #000;
    stroke-width: 2.4;
  }

  .ink .charge .cut {
    stroke: #000;
    stroke-width: 1.6;
  }

  .laurel {
    fill: var(--own);
  }

  .ink .laurel {
    fill: none;
    stroke: #000;
    stroke-width: 0.7;
  }

  .stem {
    fill: none;
    stroke: var(--own);
    stroke-width: 1;
  }
`
