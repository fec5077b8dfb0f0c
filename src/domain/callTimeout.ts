/** How long the portal waits for some calls, in milliseconds. */
export const CALL_TIMEOUT_MS = {
  /** A write that moves money or changes a service. */
  write: 15_000,
  signOut: 5_000,
  /** Two megabytes over a slow connection. */
  avatar: 60_000,
  /** Ten megabytes over a slow connection. */
  upload: 180_000,
} as const;
