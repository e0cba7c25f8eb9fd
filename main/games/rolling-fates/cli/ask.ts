import { askCommand } from '../../../cli/kit/askCommand'
import { rollingFatesQuestions } from '../questions'

export const ask = askCommand(
  rollingFatesQuestions,
  '"op" names the question. docs/games/rolling-fates/questions.md describes them.'
)
