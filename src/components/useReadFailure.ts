import { useT } from '@@/texts/account';
import { currentTime } from '@/domain/currentTime';
import { dateText } from '@/domain/intlFormats';
import { type AccountFailure, toAccountFailure } from './accountFailure';

/** Returns a function like `toAccountFailure`, whose message also says when a limit ends. */
export function useReadFailure() {
  const t = useT();
  return (error: unknown): AccountFailure | undefined => {
    const failure = toAccountFailure(error);
    if (!failure?.retryAfterSeconds) return failure;
    const endsAt = currentTime() + failure.retryAfterSeconds * 1000;
    const time = dateText(t.locale, endsAt, { short: true, withTime: true });
    return { ...failure, message: t('account.retryAfter', { message: failure.message, time }) };
  };
}
