import type { GenericSchema } from 'valibot';
import type { ApiOptions } from './options';

/** A call's options on their way through the onion, where umi-request adds its own to ours. */
export type SentOptions = Omit<ApiOptions<GenericSchema | undefined>, 'method'> & {
  method?: string;
  body?: unknown;
};

/** What umi-request hands from middleware to middleware, with what ours tell each other. */
export interface CallContext {
  req: {
    url: string;
    options: SentOptions;
    /** Set by umi-request when everything is encoded and the fetch is next. */
    originUrl?: string;
  };
  res: unknown;
  /** The token this call carries; none for a visitor and for `skipAuth`. */
  sentToken?: string;
  /** Whether the reply may say that a session has ended: never for `skipAuth` and the logout itself. */
  judgesSession?: boolean;
}

export type Middleware = (ctx: CallContext, next: () => Promise<void>) => Promise<void>;

/** A text of the current language by its locale id. */
export type Text = (id: TextId, values?: Record<string, string | number>) => string;
