import { Form } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Captcha, CaptchaAnswer } from '@/domain/account/login';
import { isAbortError, isRequestError } from '@/domain/requestError';
import {
  type AccountFailure,
  type AccountField,
  asksForCaptcha,
  getAccountFields,
  toAccountFailure,
} from './accountFailure';
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

/** What the account forms hold; each has some of these. */
export type AccountValues = Partial<Record<Exclude<AccountField, 'consent'>, string>> & {
  consent?: boolean;
  /** Whose password it is: for password managers, and for the rule that a password must not contain the name. */
  userName?: string;
};

interface AccountFormOptions {
  fetchCaptcha: FetchCaptcha;
  /** Told of each refusal before it is shown. */
  onFailure?: (failure: AccountFailure) => void;
}

/**
 * What sign-in, registration and password reset have in common: one submission at a time, refusals beside the field they
 * belong to (or as `failure`, when it is about the whole account), a captcha once the server asks. Nothing typed is lost.
 */
export function useAccountForm({ fetchCaptcha, onFailure }: AccountFormOptions) {
  const [form] = Form.useForm<AccountValues>();
  const captcha = useCaptcha(fetchCaptcha);
  const [failure, setFailure] = useState<AccountFailure>();

  /** Other failed calls have been shown by the request layer. */
  function showFailure(error: unknown) {
    const refused = toAccountFailure(error);
    if (!refused) {
      if (isRequestError(error) || isAbortError(error)) return;
      throw error;
    }
    // Every look at a captcha uses it up. Rendered at once, since a field that is not there can show no message.
    if (captcha.asked || asksForCaptcha(refused)) {
      flushSync(() => void captcha.refresh());
      form.setFields([{ name: 'captcha', value: '', errors: [] }]);
    }
    onFailure?.(refused);
    setFailure(refused);
    const field = getAccountFields(refused.code).find((name) => form.getFieldInstance(name));
    if (!field) return;
    form.setFields([{ name: field, errors: [refused.message] }]);
    form.focusField(field);
  }

  const { run: submit, isPending: submitting } = useAction(
    (call: () => Promise<void>) => {
      setFailure(undefined);
      return call();
    },
    { onFailed: showFailure },
  );

  function handleValuesChange(changed: AccountValues) {
    if ('userPhone' in changed) setFailure(undefined);
    const names = Object.keys(changed) as AccountField[];
    // Whether the two passwords agree is only known again at the next submission.
    if ('password' in changed) names.push('passwordRepeat');
    form.setFields(names.map((name) => ({ name, errors: [] })));
  }

  return { form, captcha, failure, submitting, submit, showFailure, handleValuesChange };
}

export type AccountFormState = ReturnType<typeof useAccountForm>;
