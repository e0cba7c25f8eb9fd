// A test strikes keys faster than any hand: each of its presses counts as one, unless it is about just that.
import { vi } from 'vitest'

vi.mock('../../renderer/ui/presses', async (original) => ({
  ...(await original<object>()),
  isSecondPress: () => false
}))
