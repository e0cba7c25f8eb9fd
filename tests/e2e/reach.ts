// Can everything that is pressed be seen, or at least be scrolled to?
import { expect, type Page } from '@playwright/test'

/** In the page: what of the controls is cut off where nothing scrolls, each in a few words. */
function cutOff(): string[] {
  const scrolls = (element: Element, axis: 'X' | 'Y'): boolean =>
    /auto|scroll/.test(getComputedStyle(element)[`overflow${axis}`])
  const cuts = (element: Element): boolean => getComputedStyle(element).overflow !== 'visible'
  function isCut(control: Element): boolean {
    const at = control.getBoundingClientRect()
    if (at.width === 0 || at.height === 0 || control.closest('.unseen')) return false
    let [free, deep] = [false, false]
    for (let around = control.parentElement; around; around = around.parentElement) {
      free ||= scrolls(around, 'X')
      deep ||= scrolls(around, 'Y')
      if (!cuts(around)) continue
      const edge = around.getBoundingClientRect()
      if (!free && (at.left < edge.left - 2 || at.right > edge.right + 2)) return true
      if (!deep && (at.top < edge.top - 2 || at.bottom > edge.bottom + 2)) return true
    }
    const isWide = !free && (at.left < -1 || at.right > innerWidth + 1)
    return isWide || (!deep && (at.top < -1 || at.bottom > innerHeight + 1))
  }
  return [...document.querySelectorAll('button, input, select, summary, h1, [data-prompt] .title')]
    .filter(isCut)
    .map((one) => `${one.tagName} ${one.className} ${(one.textContent || one.ariaLabel || '').trim().slice(0, 40)}`)
}

export async function expectAllInReach(page: Page): Promise<void> {
  expect(await page.evaluate(cutOff)).toEqual([])
}
