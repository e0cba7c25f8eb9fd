// All the ways one run has gone. Every answer ever given is a node; the head is where the table stands now.
import type { KeptAnswer } from '../../engine/kernel/history'
import { rule, seat } from '../../engine/kernel/ids'
import type { Decision, ShownWay } from '../../preload/contract/shapes'
import { bodyOf, type Entry } from '../saves/log/entry'

export interface TreeNode {
  readonly entry: number
  readonly at: number
  readonly parent: TreeNode | null
  /** How many answers lead here. */
  readonly depth: number
  /** Null for the beginning. */
  readonly answer: KeptAnswer | null
  readonly decision: Decision | null
  /** The way the head last went from here: where redo goes. */
  next: TreeNode | null
}

export class Tree {
  readonly root: TreeNode
  private readonly nodes = new Map<number, TreeNode>()
  private stands: TreeNode
  /** The last node of each way, in the order in which they came to be. */
  private readonly tips = new Set<TreeNode>()
  /** What was last told of the ways, and where the head stood then. */
  private toldWays = new Map<TreeNode, ShownWay>()
  private toldFrom: TreeNode

  /** From the entries of one run, the one that began it first. */
  constructor(entries: readonly Entry[]) {
    const [begun, ...rest] = entries
    if (begun?.kind !== 'begun') throw new Error('a run starts with its beginning')
    const { n, at } = begun
    this.root = { entry: n, at, parent: null, depth: 0, answer: null, decision: null, next: null }
    this.nodes.set(n, this.root)
    this.tips.add(this.root)
    this.stands = this.toldFrom = this.root
    for (const entry of rest) this.follow(entry)
  }

  get head(): TreeNode {
    return this.stands
  }

  follow(entry: Entry): void {
    if (entry.kind === 'moved') this.moveTo(bodyOf<'moved'>(entry).to)
    else if (entry.kind === 'answered' || entry.kind === 'ended') this.grow(entry)
  }

  node(entry: number): TreeNode | undefined {
    return this.nodes.get(entry)
  }

  /** From the beginning to a node, the first so many answers left out. */
  pathTo(node: TreeNode, answers = 0): readonly TreeNode[] {
    const path: TreeNode[] = []
    for (let one: TreeNode | null = node; one && one.depth > answers; one = one.parent) path.push(one)
    return path.reverse()
  }

  /** What was decided on the way to the head, after so many answers. */
  decisionsAfter(answers: number): readonly Decision[] {
    const made: Decision[] = []
    for (let one: TreeNode | null = this.stands; one && one.depth > answers; one = one.parent)
      if (one.decision) made.push(one.decision)
    return made.reverse()
  }

  /** Where the head goes for undo: before the last decision that was not the engine's own. */
  undoTarget(): TreeNode | null {
    for (let node: TreeNode | null = this.stands; node?.parent; node = node.parent)
      if (isDecision(node)) return node.parent
    return null
  }

  /** One decision further on the way last taken, and over what the engine answered after it. */
  redoTarget(): TreeNode | null {
    return this.stands.next && this.settled(this.stands.next)
  }

  /** Where the table comes to rest behind a node: the engine answers for itself at once, whoever goes there. */
  settled(node: TreeNode): TreeNode {
    let rest = node
    while (rest.next && !isDecision(rest.next)) rest = rest.next
    return rest
  }

  /** The last node that both ways share. */
  shared(a: TreeNode, b: TreeNode): TreeNode {
    let [one, other] = [a, b]
    while (one !== other) {
      if (one.depth >= other.depth && one.parent) one = one.parent
      else if (other.parent) other = other.parent
    }
    return one
  }

  /** All ways but the one that is being played. One of which the same is to be told is the same object as last time. */
  ways(): readonly ShownWay[] {
    const { depth } = this.shared(this.toldFrom, this.stands)
    const ahead = this.tipAhead()
    const told = new Map<TreeNode, ShownWay>()
    for (const tip of this.tips) if (tip !== ahead) told.set(tip, this.wayTo(tip, depth))
    this.toldWays = told
    this.toldFrom = this.stands
    return [...told.values()]
  }

  /** `turn`: up to there the head went as it did last time. What had left it before has left it in the same place. */
  private wayTo(tip: TreeNode, turn: number): ShownWay {
    const before = this.toldWays.get(tip)
    if (before && before.shared < turn) return before
    const shared = this.shared(tip, this.stands).depth
    return before?.shared === shared ? before : { tip: tip.entry, answers: tip.depth, shared, at: tip.at }
  }

  private tipAhead(): TreeNode {
    let node = this.stands
    while (node.next) node = node.next
    return node
  }

  private grow({ n, at, body, hash }: Entry): void {
    const { seat: who, by, rule: clause, reply } = bodyOf<'answered'>({ body })
    const answer = { seat: seat(who), by, rule: rule(clause), reply, hash }
    const parent = this.stands
    const decision = { entry: n, after: parent.depth, at, seat: who, by, rule: clause }
    const node: TreeNode = { entry: n, at, parent, depth: parent.depth + 1, answer, decision, next: null }
    parent.next = node
    this.tips.delete(parent)
    this.tips.add(node)
    this.nodes.set(n, node)
    this.stands = node
  }

  private moveTo(entry: number): void {
    const target = this.nodes.get(entry)
    if (!target) return
    this.stands = target
    for (let node = target; node.parent; node = node.parent) node.parent.next = node
  }
}

const isDecision = (node: TreeNode): boolean => node.answer !== null && node.answer.by !== 'engine'
