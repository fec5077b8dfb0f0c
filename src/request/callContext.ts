import type { GenericSchema } from 'valibot';
import type { ApiOptions } from './options';

/** Options of a call, extended by umi-request. */
export type SentOptions = Omit<ApiOptions<GenericSchema | undefined>, 'method'> & {
  method?: string;
  body?: unknown;
  /** Whether the call is sent again when its outcome is unknown, which shows nothing yet. */
  willRepeat?: boolean;
  /** What the browser's cache may do; as the server's headers say by default (freshness.ts). */
  cache?: RequestCache;
};

/** Context of a call, passed through the middlewares. */
export interface CallContext {
  req: {
    url: string;
    options: SentOptions;
    /** Set by umi-request right before the fetch. */
    originUrl?: string;
  };
  res: unknown;
  /** The sent token, if any. */
  sentToken?: string;
  /** Whether a session code ends the session: never for `skipAuth` and the logout. */
  judgesSession?: boolean;
  /** Whether the answer needs no envelope (isWholePath). */
  takesAnyJson?: boolean;
}

export type Middleware = (ctx: CallContext, next: () => Promise<void>) => Promise<void>;

/** Translates a text. */
export type Text = (id: TextId<EntryArea>, values?: Record<string, string | number>) => string;
