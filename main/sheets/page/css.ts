// Style sheets as modules: they are part of every page, and every way of building this program can read them.
export const css = String.raw
