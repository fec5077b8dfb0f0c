import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Captcha, CaptchaAnswer } from '@/domain/account/login';
import type { RequestError } from '@/domain/requestError';
import { type AccountFailure, type AccountField, getAccountFields } from './accountFailure';
import { clearErrors, showFieldErrors } from './form/formProps';
import { useAction } from './query/useAction';
import { useUnmountSignal } from './query/useUnmountSignal';
import { useReadFailure } from './useReadFailure';

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

  /** Shows another picture after a failure, if the next attempt needs one: each is valid once. */
  function renew(form: Pick<FormInstance, 'setFields'>, { needsCaptcha }: AccountFailure) {
    if (!isRequired && !needsCaptcha) return;
    // Rendered at once, because only a mounted field can show an error.
    flushSync(() => void refresh());
    form.setFields([{ name: 'captcha', value: '', errors: [] }]);
  }

  return { isRequired, picture, loading, refresh, answered, renew, dismiss: () => setRequired(false) };
}

type CodeForm = Pick<FormInstance, 'validateFields' | 'getFieldError' | 'getFieldValue' | 'focusField'>;

/**
 * Returns what a request for a code sends besides: the answer to a captcha, if the server requires one. Undefined when it or
 * another of the fields is wrong; then the first wrong one has the focus.
 */
export async function readCaptcha(
  form: CodeForm,
  captcha: CaptchaState,
  fields: readonly AccountField[] = [],
): Promise<{ captcha?: CaptchaAnswer } | undefined> {
  const needed = [...fields, ...(captcha.isRequired ? (['captcha'] as const) : [])];
  try {
    await form.validateFields(needed);
  } catch {
    const wrong = needed.find((name) => form.getFieldError(name).length > 0);
    if (wrong) form.focusField(wrong);
    return undefined;
  }
  const answer = captcha.answered(form.getFieldValue('captcha'));
  return answer ? { captcha: answer } : {};
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
  const readFailure = useReadFailure();
  const [failure, setFailure] = useState<AccountFailure>();

  /** The request layer has shown all other failed calls. */
  function showFailure(error: RequestError) {
    const refused = readFailure(error);
    if (!refused) return onOtherFailure?.(error);
    captcha.renew(form, refused);
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
