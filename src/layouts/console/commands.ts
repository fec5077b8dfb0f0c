import type { Findable } from '@/layouts/console/commandRanking';

export const COMMAND_KINDS = ['page', 'action', 'service', 'order', 'rule'] as const;
export type CommandKind = (typeof COMMAND_KINDS)[number];

/** Something the palette offers: a place to go to, or something to do. */
export interface Command extends Findable {
  /** The kind and the place or deed, so that a choice can be found again: `page /welcome`. */
  id: string;
  kind: CommandKind;
  /** What tells it from another of the same title: an order's number, a service's provider. */
  detail?: string;
  /** Where it leads, or what it does. */
  target: string | (() => void);
}

/** A place to go to; its id says everything needed to go there again. */
export function placeCommand(
  kind: CommandKind,
  to: string,
  title: string,
  more: Partial<Command> = {},
): Command {
  return { id: `${kind} ${to}`, kind, title, target: to, ...more };
}
