/** Names of fields whose values are never stored: passwords, one-time codes, tokens, bank accounts and consents. */
const SECRET_NAME =
  /pass(word|phrase|wd)|captcha|verif|otp\b|\bcv[cv]\b|secret|token|account_?number|accepted/i;

/** The digits of a card or an identity number, however they are grouped. */
const SECRET_TEXT = /\d(?:[^\p{L}\p{N}]{0,3}\d){12,}/u;

/** Whether the value of a field may be stored in the browser. */
function isStorable(name: string, value: unknown): boolean {
  if (SECRET_NAME.test(name)) return false;
  // Full-width digits count as well.
  return typeof value !== 'string' || !SECRET_TEXT.test(value.normalize('NFKC'));
}

const toText = (value: unknown) => JSON.stringify(value) ?? '';

/** Returns the fields that differ from their initial values, without secrets; undefined when there are none. */
export function changedValues<T extends object>(initial: Partial<T>, values: T): Partial<T> | undefined {
  const changed = Object.entries(values).filter(
    ([name, value]) => toText(value) !== toText(initial[name as keyof T]),
  );
  const stored = JSON.stringify(Object.fromEntries(changed), (name, value: unknown) =>
    isStorable(name, value) ? value : undefined,
  );
  return stored === '{}' ? undefined : JSON.parse(stored);
}
