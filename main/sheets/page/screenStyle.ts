import { css } from './css'

export const screen = css`
  /* On a screen the pages lie on a table. */

  @media screen {
    body {
      padding: 8mm 4mm;
      background: #d8d6cf;
    }

    main {
      columns: auto;
      max-width: calc(var(--page-width) + 28mm);
      margin: 0 auto;
    }

    main > * {
      zoom: 1;
    }

    .page {
      margin: 0 0 8mm;
      padding: 15mm 14mm;
      background: #fff;
      box-shadow: 0 1mm 4mm rgb(0 0 0 / 22%);
    }
  }
`
