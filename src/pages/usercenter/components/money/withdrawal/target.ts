/** The value of the bank account among the targets of the form. */
export const BANK = 'bank';

/** The target of a value of the form. */
export const toTarget = (value: string): { kind: 'bank' } | { kind: 'channel'; channel: string } =>
  value === BANK ? { kind: 'bank' } : { kind: 'channel', channel: value };
