import type { FormInstance } from 'antd';
import { useRef } from 'react';
import { type ReadOptions, useQuery } from '@/components/query/useQuery';
import type { AccountValues } from '@/components/useAccountForm';
import type { AgreementSummary } from '@/domain/content/agreement';
import { listAgreements } from '@/services/agreement';

/** What must be accepted to register. */
const REQUIRED_CODES = ['register', 'privacy'] as const;

const toVersions = (agreements: readonly AgreementSummary[]) =>
  agreements.map(({ code, version }) => `${code} ${version}`).join();

async function fetchRequiredAgreements(options: ReadOptions): Promise<AgreementSummary[]> {
  const { list } = await listAgreements(options);
  return REQUIRED_CODES.flatMap((code) => list.find((agreement) => agreement.code === code) ?? []);
}

/**
 * The agreements to accept, at their current versions. A tick counts for the versions that were on screen: when they
 * change, it is taken back.
 */
export function useConsent(form: FormInstance<AccountValues>) {
  const seen = useRef('');
  const { data, error, isLoading, refresh } = useQuery(fetchRequiredAgreements, {
    onData(agreements) {
      const versions = toVersions(agreements);
      if (seen.current && seen.current !== versions && form.getFieldValue('consent')) {
        form.setFieldValue('consent', false);
      }
      seen.current = versions;
    },
  });

  const complete = data?.length === REQUIRED_CODES.length;
  return {
    agreements: complete && !error ? data : undefined,
    isLoading,
    /** Whether there is something that can be accepted. */
    isReady: complete && !error && !isLoading,
    consents: (data ?? []).map(({ code, version }) => ({ code, version })),
    refresh,
    /** The versions on screen are outdated: fetches the current ones and unticks. */
    renew() {
      form.setFieldValue('consent', false);
      refresh();
    },
  };
}

export type ConsentState = ReturnType<typeof useConsent>;
