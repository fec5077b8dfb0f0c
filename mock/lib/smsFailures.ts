import { ACCOUNT_ERROR } from '../../src/domain/account/accountError';
import { SMS_LIMITS } from '../../src/domain/account/smsCode';
import { MockFailure } from './failure';

export function phoneInvalid(): MockFailure {
  return new MockFailure(ACCOUNT_ERROR.phoneInvalid, {
    zh: '手机号格式不正确。',
    en: 'Phone number is invalid!',
  });
}

export function tooSoon(retryAfterSeconds: number): MockFailure {
  return new MockFailure(
    ACCOUNT_ERROR.smsTooSoon,
    {
      zh: `验证码已发送，请在 ${retryAfterSeconds} 秒后重新获取。`,
      en: `A code was just sent. You can ask for another in ${retryAfterSeconds} seconds.`,
    },
    { retryAfterSeconds },
  );
}

export function dailyLimit(retryAfterSeconds: number): MockFailure {
  const hours = Math.ceil(retryAfterSeconds / 3600);
  return new MockFailure(
    ACCOUNT_ERROR.smsDailyLimit,
    {
      zh: `该手机号 24 小时内已发送 ${SMS_LIMITS.messagesPerDay} 条短信，请约 ${hours} 小时后再试。`,
      en: `This number has received ${SMS_LIMITS.messagesPerDay} messages within 24 hours. Try again in about ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
    },
    { retryAfterSeconds },
  );
}

export function codeWrong(): MockFailure {
  return new MockFailure(ACCOUNT_ERROR.smsCodeWrong, {
    zh: '短信验证码错误，请核对后重新输入。',
    en: 'The verification code is wrong. Check the message and enter it again.',
  });
}

export function codeVoid(): MockFailure {
  return new MockFailure(ACCOUNT_ERROR.smsCodeVoid, {
    zh: '短信验证码已失效，请重新获取。',
    en: 'This verification code is no longer valid. Ask for a new one.',
  });
}
