import { useRef, useState } from 'react';
import type { Captcha, CaptchaAnswer } from '@/domain/account/login';
import { isAbortError, isRequestError } from '@/domain/requestError';
import { useUnmountSignal } from './query/useUnmountSignal';

export type FetchCaptcha = (options: { signal: AbortSignal }) => Promise<Captcha>;

/** The picture to read off. Nothing is fetched or shown until the server has asked for it. */
export function useCaptcha(fetchCaptcha: FetchCaptcha) {
  const signal = useUnmountSignal();
  const [asked, setAsked] = useState(false);
  const [picture, setPicture] = useState<Captcha>();
  const [loading, setLoading] = useState(false);
  const latest = useRef(0);

  /** A new picture; of several asked for at once the last one counts. */
  async function refresh() {
    latest.current += 1;
    const mine = latest.current;
    setAsked(true);
    setLoading(true);
    setPicture(undefined);
    try {
      const next = await fetchCaptcha({ signal: signal() });
      if (mine === latest.current) setPicture(next);
    } catch (error) {
      if (!isRequestError(error) && !isAbortError(error)) throw error;
    } finally {
      if (mine === latest.current) setLoading(false);
    }
  }

  /** What goes into a payload; undefined, and so not sent, unless the server asked. */
  function answered(answer: string | undefined): CaptchaAnswer | undefined {
    return asked && picture ? { captchaId: picture.captchaId, answer: (answer ?? '').trim() } : undefined;
  }

  return { asked, picture, loading, refresh, answered, dismiss: () => setAsked(false) };
}

export type CaptchaState = ReturnType<typeof useCaptcha>;
