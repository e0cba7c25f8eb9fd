import { css } from './css'

export const base = css`
  /* White paper, dark ink, thin engraved lines; every meaning has a shape besides its colour. */

  :root {
    --ink: #1c2126;
    --soft: #55584f;
    --hair: #a9a48f;
    --own: #1d5b4c;
    --harm: #97281b;
    --tint: #eef1ea;
    --field: #1f4a40;
    --on-field: #fff;
    --stroke: 0.28;
  }

  /* For printers whose ink is dear: outlines, crosses and nothing filled. */
  :root.ink {
    --ink: #000;
    --soft: #222;
    --hair: #888;
    --own: #000;
    --harm: #000;
    --tint: transparent;
    --field: none;
    --on-field: #000;
  }

  * {
    box-sizing: border-box;
    /* Every shorthand for a font would bring the old figures back. */
    font-variant-numeric: lining-nums tabular-nums !important;
    margin: 0;
    padding: 0;
  }

  html {
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }

  body {
    color: var(--ink);
    font:
      400 10pt/1.3 'Alegreya Sans',
      'DejaVu Sans',
      sans-serif;
    overflow-wrap: anywhere;
    orphans: 2;
    widows: 2;
  }

  ul,
  ol {
    list-style: none;
  }

  .page {
    display: flex;
    flex-direction: column;
    break-before: page;
    min-height: var(--page-height);
  }

  .two-up .page {
    break-before: column;
  }

  .page:first-child {
    break-before: auto;
  }

  .page > * {
    flex: none;
  }

  .story-page,
  .page.chronicle,
  .page.reports,
  .page.others {
    display: block;
  }

  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  .faces {
    position: absolute;
    height: 0;
    overflow: hidden;
  }

  .faces i {
    font-family: 'Alegreya', serif;
  }

  /* Titles */

  .title {
    font-family: 'Alegreya', 'DejaVu Serif', serif;
    font-weight: 800;
    line-height: 1.04;
    letter-spacing: -0.005em;
    text-wrap: balance;
  }

  .grand {
    font-size: 33pt;
  }

  .large {
    font-size: 24pt;
  }

  .middling {
    font-size: 17pt;
  }

  .small {
    font-size: 12pt;
    line-height: 1.15;
  }

  .title.empty {
    width: 100%;
    height: 13mm;
    border-bottom: 0.3mm solid var(--ink);
  }

  .section {
    font:
      800 21pt/1.1 'Alegreya',
      'DejaVu Serif',
      serif;
  }

  .kicker {
    color: var(--soft);
    font-size: 10.5pt;
  }

  .keywords {
    min-height: 5mm;
    text-wrap: balance;
    font:
      italic 400 12pt/1.3 'Alegreya',
      'DejaVu Serif',
      serif;
  }

  .rule {
    display: block;
    width: 100%;
    height: 4mm;
    margin: 2.2mm 0 2.6mm;
  }

  .strong {
    stroke: var(--ink);
    stroke-width: 0.55;
  }

  .fine {
    stroke: var(--ink);
    stroke-width: 0.2;
  }

  .lozenge {
    fill: var(--ink);
  }

  .heading {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 3mm;
    margin: 3.4mm 0 1.1mm;
    padding-bottom: 0.5mm;
    border-bottom: 0.2mm solid var(--ink);
    font:
      700 11.5pt/1.2 'Alegreya',
      'DejaVu Serif',
      serif;
    break-after: avoid;
    break-inside: avoid;
  }

  .beside {
    color: var(--soft);
    font:
      400 9.5pt/1.2 'Alegreya Sans',
      'DejaVu Sans',
      sans-serif;
  }

  .beside b {
    color: var(--ink);
    font-weight: 700;
    font-size: 11pt;
  }

  h4 {
    display: flex;
    align-items: center;
    gap: 1.4mm;
    font-weight: 700;
    font-size: 9.5pt;
    color: var(--soft);
  }

  /* Facts */

  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 2mm 6mm;
    margin-top: 2.4mm;
  }

  .fact dt {
    color: var(--soft);
    font-size: 8.5pt;
    line-height: 1.2;
  }

  .fact dd {
    font-weight: 700;
    font-size: 14pt;
    line-height: 1.15;
  }

  .fact.word dd {
    font-weight: 400;
    font-size: 11.5pt;
    line-height: 1.4;
  }

  /* Five of them fit beside the crest. */
  .blank {
    display: inline-block;
    min-width: 20mm;
    height: 6mm;
    border-bottom: 0.2mm solid var(--ink);
  }

  .none {
    color: var(--soft);
    font-family: 'Alegreya', 'DejaVu Serif', serif;
    font-style: italic;
  }
`
