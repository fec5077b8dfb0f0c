type Texts = Readonly<Record<string, string>>;

/** They are never stored, so that nothing of them stays in the browser. */
let kept: { userId: string; texts: Texts } | undefined;

/** Returns the user's unsent texts of identity papers. */
export const readIdentityTexts = (userId: string): Texts => (kept?.userId === userId ? kept.texts : {});

/** Keeps unsent texts of identity papers until the page is reloaded or left, or the session ends. */
export function writeIdentityTexts(userId: string, texts: Texts): void {
  kept = { userId, texts };
}

export function clearIdentityTexts(): void {
  kept = undefined;
}
