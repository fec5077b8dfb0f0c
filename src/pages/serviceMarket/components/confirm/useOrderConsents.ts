import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useState } from 'react';
import { isRequestError } from '@/domain/requestError';
import { listAgreements } from '@/services/agreement';

/**
 * The agreements a buyer must accept, at their current versions. A tick counts for the versions that were on screen: when
 * they change, it is gone.
 */
export function useOrderConsents(codes: readonly string[]) {
  const { locale } = useIntl();
  const [acceptedVersions, setAcceptedVersions] = useState('');
  const [outdated, setOutdated] = useState(false);
  const { data, error, loading, refresh } = useRequest(() => listAgreements(), {
    // The titles are the server's, in the language of the call.
    refreshDeps: [locale],
    onError(failure) {
      if (!isRequestError(failure)) throw failure;
    },
  });

  const found = codes.flatMap((code) => data?.list.find((agreement) => agreement.code === code) ?? []);
  const complete = data !== undefined && !error && found.length === codes.length;
  const versions = found.map(({ code, version }) => `${code} ${version}`).join();
  const changed = acceptedVersions !== '' && acceptedVersions !== versions;

  return {
    /** Missing while they are not known. */
    agreements: complete ? found : undefined,
    loading,
    accepted: complete && (found.length === 0 || acceptedVersions === versions),
    /** Whether newer versions took the place of those that had been accepted. */
    outdated: outdated || (complete && changed),
    consents: found.map(({ code, version }) => ({ code, version })),
    accept(ticked: boolean) {
      setAcceptedVersions(ticked ? versions : '');
      setOutdated(false);
    },
    retry: refresh,
    /** The server knows newer versions: fetches them, takes the tick back and says so. */
    renew() {
      setAcceptedVersions('');
      setOutdated(true);
      refresh();
    },
  };
}

export type OrderConsents = ReturnType<typeof useOrderConsents>;
