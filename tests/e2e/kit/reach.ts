// Can everything that is pressed be seen, or at least be scrolled to?
import { expect, type Page } from '@playwright/test'

/** In the page: what of the controls is cut off where nothing scrolls, or lies under something else, each in a few words. */
function outOfReach(): string[] {
  const scrolls = (element: Element, axis: 'X' | 'Y'): boolean =>
    /auto|scroll/.test(getComputedStyle(element)[`overflow${axis}`])
  const cuts = (element: Element): boolean => getComputedStyle(element).overflow !== 'visible'
  function isCut(control: Element): boolean {
    const at = control.getBoundingClientRect()
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
  /** As much of it as no scrolled box around it hides: its edges from the left on, clockwise from the top. */
  function seenOf(control: Element): { left: number; top: number; right: number; bottom: number } {
    let { left, top, right, bottom } = control.getBoundingClientRect()
    for (let around = control.parentElement; around; around = around.parentElement) {
      if (!cuts(around)) continue
      const edge = around.getBoundingClientRect()
      left = Math.max(left, edge.left)
      top = Math.max(top, edge.top)
      right = Math.min(right, edge.right)
      bottom = Math.min(bottom, edge.bottom)
    }
    return { left, top, right, bottom }
  }
  /** Something else is there where one would press. What one scrolls under a head that stays comes out again. */
  function isCovered(control: Element): boolean {
    const { left, top, right, bottom } = seenOf(control)
    if (right - left < 4 || bottom - top < 4) return false
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (!there || control.contains(there) || there.contains(control)) return false
    if (control.closest('label')?.contains(there) || there.closest('label')?.contains(control)) return false
    for (let around: Element | null = there; around; around = around.parentElement)
      if (getComputedStyle(around).position === 'sticky') return false
    return true
  }
  /** An open dialog has the whole screen to itself. */
  const room: ParentNode = document.querySelector('[role=dialog], [role=alertdialog]') ?? document
  const isThere = (control: Element): boolean => {
    const { width, height } = control.getBoundingClientRect()
    const isDrawn = control.checkVisibility({ visibilityProperty: true })
    return isDrawn && width > 0 && height > 0 && !control.closest('.unseen')
  }
  const named = (one: Element, how: string): string =>
    `${how}: ${one.tagName} ${one.className} ${(one.ariaLabel || one.textContent || '').trim().slice(0, 40)}`
  const all = [...document.querySelectorAll('button, input, select, summary, h1, [data-prompt] .title')].filter(isThere)
  const pressed = all.filter((one) => room.contains(one) && one.matches('button, input, select, summary'))
  const { scrollHeight, scrollWidth } = document.documentElement
  const isLarger = scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1
  return [
    ...(isLarger ? [`larger than the window: ${scrollWidth} × ${scrollHeight}`] : []),
    ...all.filter(isCut).map((one) => named(one, 'cut off')),
    ...pressed.filter(isCovered).map((one) => named(one, 'covered'))
  ]
}

export async function expectAllInReach(page: Page): Promise<void> {
  expect(await page.evaluate(outOfReach)).toEqual([])
}

const scaled = (page: Page, scale: string): Promise<string> =>
  page.evaluate(async (to) => {
    const { style } = document.documentElement
    const was = style.getPropertyValue('--text-scale')
    style.setProperty('--text-scale', to)
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    return was
  }, scale)

/** As large as text can be set as well, where there is least room. */
export async function expectAllInReachAtAnySize(page: Page): Promise<void> {
  await expectAllInReach(page)
  const was = await scaled(page, '1.6')
  await expectAllInReach(page)
  await scaled(page, was)
}
