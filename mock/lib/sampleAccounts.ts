export const SAMPLE_PASSWORD = 'Market#2026';

/** Printed in the banner and used by tests. */
export const SAMPLE_ACCOUNTS = [
  { userName: 'admin', userPhone: '13800138000' },
  { userName: 'user', userPhone: '13900139000' },
] as const;
