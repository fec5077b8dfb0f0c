/** The options of a read that nobody is waiting for. */
export const AUTOMATIC = { silent: true, automatic: true } as const;
export type AutomaticRead = typeof AUTOMATIC;
