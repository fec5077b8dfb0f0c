import { useState } from 'react';
import type { Captcha, CaptchaAnswer } from '@/domain/account/login';
import { useAction } from './query/useAction';
import { useUnmountSignal } from './query/useUnmountSignal';

export type FetchCaptcha = (options: { signal: AbortSignal }) => Promise<Captcha>;

/** The picture to read off. Nothing is fetched or shown until the server has asked for it. */
export function useCaptcha(fetchCaptcha: FetchCaptcha) {
  const signal = useUnmountSignal();
  const [asked, setAsked] = useState(false);
  const [picture, setPicture] = useState<Captcha>();
  const { run: refresh, isPending: loading } = useAction(
    () => {
      setAsked(true);
      setPicture(undefined);
      return fetchCaptcha({ signal: signal() });
    },
    { onDone: (next) => setPicture(next) },
  );

  /** What goes into a payload; undefined, and so not sent, unless the server asked. */
  function answered(answer: string | undefined): CaptchaAnswer | undefined {
    return asked && picture ? { captchaId: picture.captchaId, answer: (answer ?? '').trim() } : undefined;
  }

  return { asked, picture, loading, refresh, answered, dismiss: () => setAsked(false) };
}

export type CaptchaState = ReturnType<typeof useCaptcha>;
