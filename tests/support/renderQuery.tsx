import { createIntl } from '@@/plugin-locale/localeExports';
import { act, renderHook } from '@testing-library/react';
import { RawIntlProvider } from '@umijs/max';
import { Component, type PropsWithChildren } from 'react';
import type { Language } from '@/browser/locale';
import { type ReadOptions, useQuery } from '@/components/query/useQuery';
import { RequestError } from '@/domain/requestError';

/** Settings of the rendered hook's user. */
export const reader: { language: Language } = { language: 'en-US' };

/** Called with each error that a hook throws while rendering. */
export const handleCaught = jest.fn<void, [unknown]>();

class Boundary extends Component<PropsWithChildren, { hasFailed: boolean }> {
  state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  componentDidCatch(error: unknown) {
    handleCaught(error);
  }

  render() {
    return !this.state.hasFailed && this.props.children;
  }
}

/** Surrounds a hook with the reader's language and an error boundary. */
export const wrapper = ({ children }: PropsWithChildren) => (
  <RawIntlProvider value={createIntl({ locale: reader.language })}>
    <Boundary>{children}</Boundary>
  </RawIntlProvider>
);

/** A failed call whose outcome is unknown. */
export const networkError = () => new RequestError('network', 'offline');

/** A failed call whose server asks for a pause, as of now. The page reads again after it, unless that has failed too often. */
export function busyError(retryAfterSeconds: number, { givesUp = false } = {}): RequestError {
  const error = new RequestError('http', 'Busy', { code: 503, httpStatus: 503, retryAfterSeconds });
  const endsAt = Date.now() + retryAfterSeconds * 1000;
  error.pause = givesUp ? { endsAt, inRow: 4 } : { endsAt, inRow: 1, readAgainAt: endsAt + 2_000 };
  return error;
}

interface PendingCall<A> {
  args: A;
  resolve: (result: string) => void;
  reject: (error: unknown) => void;
}

/** A service whose calls stay pending until the test settles them. */
export function createService<A extends unknown[]>() {
  const calls: PendingCall<A>[] = [];
  const call = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error(`There is no call ${index}`);
    return found;
  };
  return {
    calls,
    call,
    service: (...args: A) =>
      new Promise<string>((resolve, reject) => {
        calls.push({ args, resolve, reject });
      }),
    resolve: (index: number, result: string) => act(async () => call(index).resolve(result)),
    reject: (index: number, error: unknown) => act(async () => call(index).reject(error)),
  };
}

type Options = Parameters<typeof useQuery<string>>[1];

/** Renders a component that reads with `useQuery`. */
export function renderQuery(initialProps: Options = {}) {
  const pending = createService<[ReadOptions]>();
  const hook = renderHook((options: Options) => useQuery(pending.service, options), {
    wrapper,
    initialProps,
  });
  return { ...pending, ...hook, options: (index: number) => pending.call(index).args[0] };
}
