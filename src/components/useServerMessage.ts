import { useIntl } from '@umijs/max';
import { useState } from 'react';

/** Keeps a message of the server until the language changes. */
export function useServerMessage<T>() {
  const { locale } = useIntl();
  const [stored, setStored] = useState<{ message: T; locale: string }>();
  const setMessage = (message: T | undefined) =>
    setStored(message === undefined ? undefined : { message, locale });
  return [stored?.locale === locale ? stored.message : undefined, setMessage] as const;
}
