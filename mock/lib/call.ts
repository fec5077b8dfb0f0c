import type * as v from 'valibot';
import type { Endpoint, Params, Query } from '../../src/domain/endpoint';
import { closeDueAccounts } from './account/closeDueAccounts';
import type { MockRequest, UploadedFile } from './http';
import { findSession, type SessionRecord } from './sessions';
import type { Language } from './text';
import { findUserById, type UserRecord } from './users';

export interface Call {
  params: Record<string, string>;
  /** A query value; undefined when missing, repeated or bracketed. */
  query(name: string): string | undefined;
  /** All values of a query key. */
  queryAll(name: string): string[];
  /** A header by its lower-case name; undefined when missing, empty or repeated. */
  header(name: string): string | undefined;
  /** The file of a multipart form. */
  file: UploadedFile | undefined;
  language: Language;
  token: string | undefined;
  userAgent: string;
  session: SessionRecord | undefined;
  user: UserRecord | undefined;
}

export interface SignedInCall extends Call {
  token: string;
  session: SessionRecord;
  user: UserRecord;
}

/** A call of one endpoint, typed by its declaration. */
export type CallOf<E extends Endpoint> = Omit<
  E extends { access: 'public' | 'optional' } ? Call : SignedInCall,
  'params' | 'query' | 'queryAll'
> & {
  params: Params<E>;
  query(name: keyof Query<E> & string): string | undefined;
  queryAll(name: keyof Query<E> & string): string[];
  body: E extends { body: infer B extends v.GenericSchema } ? v.InferOutput<B> : undefined;
};

export function header(request: MockRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Reads a call, after closing the accounts whose time is up. */
export function readCall(request: MockRequest, language: Language): Call {
  closeDueAccounts();
  const token = header(request, 'x-authorization');
  const session = findSession(token);
  const rawValue = (name: string) => (Object.hasOwn(request.query, name) ? request.query[name] : undefined);
  return {
    params: request.params,
    query(name) {
      const value = rawValue(name);
      return typeof value === 'string' ? value : undefined;
    },
    queryAll(name) {
      const value = rawValue(name);
      // `qs` turns more than twenty values of a key into an object with numeric keys.
      const values = typeof value === 'object' && value !== null ? Object.values(value) : [value];
      return values.filter((item) => typeof item === 'string');
    },
    header: (name) => header(request, name),
    file: request.files?.find(({ fieldname }) => fieldname === 'file'),
    language,
    token,
    userAgent: header(request, 'user-agent') ?? '',
    session,
    user: session && findUserById(session.userId),
  };
}

export const isSignedIn = (call: Call): call is SignedInCall =>
  call.session !== undefined && call.user !== undefined;
