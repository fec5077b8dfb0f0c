import '@@/texts/account';
import { FormattedMessage } from '@umijs/max';
import type { FormItemProps } from 'antd';
import type { ReactElement } from 'react';
import { isPhone } from '@/domain/account/phone';
import { isSmsCode } from '@/domain/account/smsCode';

export type Rules = NonNullable<FormItemProps['rules']>;

// Elements, so that a visible message follows a change of language.
const message = (id: TextId): ReactElement => <FormattedMessage id={id} />;

/** A rule for a filled-in field; `required` handles an empty one. */
export function rule(isValid: (value: string) => boolean, messageId: TextId) {
  return {
    message: message(messageId),
    validator: async (_rule: object, value?: string) => {
      if (value && !isValid(value)) throw new Error(messageId);
    },
  };
}

export const required = (messageId: TextId): Rules[number] => ({
  required: true,
  message: message(messageId),
});
const notBlank = (messageId: TextId): Rules[number] => ({
  required: true,
  whitespace: true,
  message: message(messageId),
});

/** Spec section 5: phone number required and valid. */
export const phoneRules: Rules = [notBlank('account.phone.required'), rule(isPhone, 'account.phone.invalid')];
/** Spec section 5: verification code required; six digits. */
export const smsCodeRules: Rules = [
  required('account.code.required'),
  rule(isSmsCode, 'account.code.invalid'),
];
/** Spec section 5: username required. */
export const accountNameRules: Rules = [notBlank('account.name.required')];
/** Spec section 5: password required. Spaces count. */
export const passwordRules: Rules = [required('account.password.required')];
export const captchaRules: Rules = [notBlank('account.captcha.required')];

export const consentRules: Rules = [
  {
    message: message('account.consent.required'),
    validator: async (_rule, ticked?: boolean) => {
      if (!ticked) throw new Error('consent');
    },
  },
];
