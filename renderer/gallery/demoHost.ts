import type { Api, Result } from '../../preload/contract'

// A host made of plain answers, so that whole screens can be seen without main. Tests use it too.

type Answers = { readonly [room: string]: { readonly [call: string]: (given: never) => unknown } }

const done = (value: unknown): Promise<Result<unknown>> => Promise.resolve({ ok: true, value } as Result<unknown>)
const unanswered = (path: string): Promise<Result<unknown>> =>
  Promise.resolve({ ok: false, code: 'unknown', why: { key: 'trouble.broken', args: { path } } } as Result<unknown>)

export interface DemoCall {
  readonly path: string
  readonly given: unknown
}

/** Screens by name. */
export type Demos = Readonly<Record<string, () => ReturnType<typeof demoHost>>>

/** Calls that are not answered here are refused; `asked` remembers all of them. */
export function demoHost(answers: Answers): Api & { readonly asked: DemoCall[] } {
  const heard: DemoCall[] = []
  const room = (name: string): object =>
    new Proxy(
      {},
      {
        get: (_, call: string) => (given: unknown) => {
          heard.push({ path: `${name}.${call}`, given })
          const answer = answers[name]?.[call] as ((given: unknown) => unknown) | undefined
          return answer ? done(answer(given)) : unanswered(`${name}.${call}`)
        }
      }
    )
  const deaf = new Proxy({}, { get: () => new Proxy({}, { get: () => () => () => undefined }) })
  return new Proxy({} as Api & { asked: DemoCall[] }, {
    get: (_, name: string) => (name === 'asked' ? heard : name === 'on' ? deaf : room(name))
  })
}
