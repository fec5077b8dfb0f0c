import type { EndpointKey } from '../../config/contract/endpoint';
import { CURRENCY } from '../../src/domain/money/money';
import type { Problem } from './verdict';

const MAX_PROBLEMS = 5;

const ID_NAME = /Id$|^(key|code)$/;
const PHONE_NAME = /phone$/i;
const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Returns texts as the user entered them. */
const UNMASKED: readonly EndpointKey[] = ['POST certification/reveal'];

interface TextAt {
  path: string;
  /** The field that holds the text or the list of texts. */
  name: string;
  text: string;
}

/** Finds every text of a result. */
export function findTexts(value: unknown, path = 'result', name = ''): TextAt[] {
  if (typeof value === 'string') return [{ path, name, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findTexts(inner, `${path}.${key}`, Array.isArray(value) ? name : key),
  );
}

/** The problems of ids, times, currencies and phone numbers, wherever they are in a result. */
export function valueProblems(key: EndpointKey, result: unknown): Problem[] {
  const toMessage = ({ path, name, text }: TextAt): string | undefined => {
    const odd = ID_NAME.test(name) ? /[^\w-]/.exec(text)?.[0] : undefined;
    if (odd !== undefined)
      return `has "${odd}"; ids have only letters, digits, "-" and "_" (section "Values")`;
    if (TIME.test(text) && !text.endsWith('Z'))
      return 'is a time that does not end with Z; times are in UTC (section "Values")';
    if (name === 'currency' && text !== CURRENCY) return `is not ${CURRENCY} (section "Values")`;
    // The phone of a provider is public.
    const isPrivate = PHONE_NAME.test(name) && !path.includes('provider') && !UNMASKED.includes(key);
    return isPrivate && PHONE.test(text)
      ? 'is a whole phone number, expected a masked one (section "Phone numbers")'
      : undefined;
  };
  return findTexts(result)
    .flatMap((found) => {
      const message = toMessage(found);
      return message === undefined ? [] : [{ path: found.path, message }];
    })
    .slice(0, MAX_PROBLEMS);
}
