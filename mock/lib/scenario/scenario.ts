import type { MockRequest, MockResponse } from '../http';
import type { Language, Text } from '../text';

export interface Scenario {
  name: string;
  /** What the portal should make of it. */
  note: Text;
  /** 0 when nothing answers. */
  httpStatus: number;
  /** The envelope's code, where there is an envelope. */
  code?: number | string | null;
  showType?: number;
  /** Signing in, registering or asking for a code with this number gives the scenario. */
  phone?: string;
  /** What happens before the answer. */
  before?: () => void | Promise<void>;
  /** Without it the endpoint itself answers. */
  answer?: Answer;
}

export interface Exchange {
  request: MockRequest;
  response: MockResponse;
  language: Language;
}

export type Answer = (exchange: Exchange) => void;

/** A body with every `{zh, en}` in it replaced by the sentence in the caller's language. */
function inLanguage(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (isText(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inLanguage(part, language)]));
}

function isText(value: object): value is Text {
  return 'zh' in value && 'en' in value;
}

/** A JSON answer; sentences are given in both languages. */
export function json(status: number, body: unknown): Answer {
  return ({ response, language }) => {
    response.status(status).json(inLanguage(body, language));
  };
}

/** Exactly this body. */
export function raw(
  status: number,
  contentType: string,
  body: string,
  headers: Record<string, string> = {},
): Answer {
  return ({ response }) => {
    response.status(status).setHeader('Content-Type', contentType);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.send(body);
  };
}

/** A status and not one byte of body. */
export function empty(status: number): Answer {
  return ({ response }) => {
    response.status(status).end();
  };
}
