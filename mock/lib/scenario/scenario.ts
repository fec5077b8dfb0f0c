import type { MockRequest, MockResponse } from '../http';
import { type Language, localize, type Text } from '../text';

export interface Scenario {
  name: string;
  /** How the portal should react. */
  note: Text;
  /** 0 when there is no reply. */
  httpStatus: number;
  /** The envelope's code, if there is an envelope. */
  code?: number | string | null;
  showType?: number;
  /** Requests with this phone number get the scenario. */
  phone?: string;
  /** Runs before the reply. */
  before?: () => void | Promise<void>;
  /** Replaces the endpoint's own reply. */
  reply?: Reply;
}

interface Exchange {
  request: MockRequest;
  response: MockResponse;
  language: Language;
}

type Reply = (exchange: Exchange) => void;

/** A JSON reply; texts are given in both languages. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  ({ response, language }) => {
    response.status(status);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.json(localize(body, language));
  };

export const raw =
  (status: number, contentType: string, body: string, headers: Record<string, string> = {}): Reply =>
  ({ response }) => {
    response.status(status).setHeader('Content-Type', contentType);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.send(body);
  };

/** A reply without a body. */
export const empty =
  (status: number): Reply =>
  ({ response }) => {
    response.status(status).end();
  };
