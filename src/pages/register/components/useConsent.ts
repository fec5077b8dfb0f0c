import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import type { FormInstance } from 'antd';
import { useRef } from 'react';
import type { AccountValues } from '@/components/useAccountForm';
import type { AgreementSummary } from '@/domain/content/agreement';
import { isRequestError } from '@/domain/requestError';
import { listAgreements } from '@/services/agreement';

/** What must be accepted to register. */
const REQUIRED_CODES = ['register', 'privacy'] as const;

const versionsOf = (agreements: readonly AgreementSummary[]) =>
  agreements.map(({ code, version }) => `${code} ${version}`).join();

async function fetchRequiredAgreements(): Promise<AgreementSummary[]> {
  const { list } = await listAgreements();
  return REQUIRED_CODES.flatMap((code) => list.find((agreement) => agreement.code === code) ?? []);
}

/**
 * The agreements to accept, at their current versions. A tick counts for the versions that were on screen: when they
 * change, it is taken back.
 */
export function useConsent(form: FormInstance<AccountValues>) {
  const { locale } = useIntl();
  const seen = useRef('');
  const { data, error, loading, refresh } = useRequest(fetchRequiredAgreements, {
    // The titles are the server's, in the language of the call.
    refreshDeps: [locale],
    onSuccess(agreements) {
      const versions = versionsOf(agreements);
      if (seen.current && seen.current !== versions && form.getFieldValue('consent')) {
        form.setFieldValue('consent', false);
      }
      seen.current = versions;
    },
    onError(failure) {
      if (!isRequestError(failure)) throw failure;
    },
  });

  const complete = data?.length === REQUIRED_CODES.length;
  return {
    agreements: complete && !error ? data : undefined,
    loading,
    /** Whether there is something that can be accepted. */
    isReady: complete && !error && !loading,
    consents: (data ?? []).map(({ code, version }) => ({ code, version })),
    retry: refresh,
    /** The versions on screen are outdated: fetches the current ones and unticks. */
    renew() {
      form.setFieldValue('consent', false);
      refresh();
    },
  };
}

export type ConsentState = ReturnType<typeof useConsent>;
