import { Form } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Captcha, CaptchaAnswer } from '@/domain/account/login';
import type { RequestError } from '@/domain/requestError';
import { type AccountFailure, type AccountField, getAccountFields, toAccountFailure } from './accountFailure';
import { clearErrors, showFieldErrors } from './form/formProps';
import { useAction } from './query/useAction';
import { useUnmountSignal } from './query/useUnmountSignal';

export type FetchCaptcha = (options: { signal: AbortSignal }) => Promise<Captcha>;

/** Loads a captcha once the server requires one. */
export function useCaptcha(fetchCaptcha: FetchCaptcha) {
  const signal = useUnmountSignal();
  const [isRequired, setRequired] = useState(false);
  const [picture, setPicture] = useState<Captcha>();
  const { run: refresh, isPending: loading } = useAction(
    () => {
      setRequired(true);
      setPicture(undefined);
      return fetchCaptcha({ signal: signal() });
    },
    { onDone: (next) => setPicture(next) },
  );

  /** Returns the payload; undefined unless the server requires a captcha. */
  function answered(answer: string | undefined): CaptchaAnswer | undefined {
    return isRequired && picture
      ? { captchaId: picture.captchaId, answer: (answer ?? '').trim() }
      : undefined;
  }

  return { isRequired, picture, loading, refresh, answered, dismiss: () => setRequired(false) };
}

export type CaptchaState = ReturnType<typeof useCaptcha>;

/** Values of the account forms; each has some of them. */
export type AccountValues = Partial<Record<Exclude<AccountField, 'consent'>, string>> & {
  consent?: boolean;
  /** For password managers, and for the rule that a password must not contain the name. */
  userName?: string;
};

interface AccountFormOptions {
  fetchCaptcha: FetchCaptcha;
  /** Called with each error before it is shown. */
  onFailure?: (failure: AccountFailure) => void;
  /** Called with a failed call that is none of the account. */
  onOtherFailure?: (error: RequestError) => void;
}

/**
 * State shared by sign-in, registration and password reset: errors beside their field (or as `failure` for the whole
 * account), a captcha once the server requires one.
 */
export function useAccountForm({ fetchCaptcha, onFailure, onOtherFailure }: AccountFormOptions) {
  const [form] = Form.useForm<AccountValues>();
  const captcha = useCaptcha(fetchCaptcha);
  const [failure, setFailure] = useState<AccountFailure>();

  /** The request layer has shown all other failed calls. */
  function showFailure(error: RequestError) {
    const refused = toAccountFailure(error);
    if (!refused) return onOtherFailure?.(error);
    // A captcha is valid for one attempt. Rendered at once, because only a mounted field can show an error.
    if (captcha.isRequired || refused.needsCaptcha) {
      flushSync(() => void captcha.refresh());
      form.setFields([{ name: 'captcha', value: '', errors: [] }]);
    }
    onFailure?.(refused);
    setFailure(refused);
    const field = getAccountFields(refused.code).find((name) => form.getFieldInstance(name));
    if (field) showFieldErrors(form, [field, refused.message]);
  }

  const clearFailure = () => setFailure(undefined);

  function handleValuesChange(changed: AccountValues) {
    if ('userPhone' in changed) clearFailure();
    // Whether the passwords match is checked again on submit.
    if ('password' in changed) clearErrors(form, ['passwordRepeat']);
  }

  return { form, captcha, failure, clearFailure, showFailure, handleValuesChange };
}

export type AccountFormState = ReturnType<typeof useAccountForm>;
