// A part that is shown alone knows the same places and games as the whole window.
import { setUpWindow } from '../../renderer/places'

setUpWindow()
