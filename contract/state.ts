/**
 * A state machine as a table. The server refuses whatever the table does not list, and entities return
 * the `actions` that their reader may take now, so that a screen draws buttons from data alone.
 */
export interface Transition<State extends string, Action extends string, Role extends string> {
  from: readonly State[]
  action: Action
  by: readonly Role[]
  /** Absent where the action leaves the state as it is. */
  to?: State
}

export const stateMachine = <State extends string, Action extends string, Role extends string>(
  transitions: readonly Transition<State, Action, Role>[],
) => ({
  transitions,
  /** What this role may do in this state, in the table's order. */
  actions: (state: State, role: Role): Action[] =>
    transitions.filter((t) => t.from.includes(state) && t.by.includes(role)).map((t) => t.action),
  /** The transition, or undefined where it is refused. */
  find: (state: State, action: Action, role: Role) =>
    transitions.find((t) => t.action === action && t.from.includes(state) && t.by.includes(role)),
})
