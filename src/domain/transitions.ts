/** A step of a state machine: the state that an event leads to, and who may cause it. */
export interface Step<To extends string, Actor extends string> {
  to: To;
  by: readonly Actor[];
}

/** Every legal step of a state machine as data: what pages offer, the mock accepts and the contract lists. */
export type Transitions<State extends string, Event extends string, To> = Record<
  State,
  Partial<Record<Event, To>>
>;

/** Returns the function that gives the next state; `undefined` when the event is not allowed for the actor. */
export const nextIn =
  <State extends string, Event extends string, To extends string, Actor extends string>(
    transitions: Transitions<State, Event, Step<To, Actor>>,
  ) =>
  (state: State, event: Event, actor: Actor): To | undefined => {
    const step = transitions[state]?.[event];
    return step?.by.includes(actor) ? step.to : undefined;
  };
