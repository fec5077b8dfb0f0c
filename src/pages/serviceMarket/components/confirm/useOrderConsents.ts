import { useState } from 'react';
import { useQuery } from '@/components/query/useQuery';
import { listAgreements } from '@/services/agreement';

/**
 * The agreements a buyer must accept, at their current versions. A tick counts for the versions that were on screen: when
 * they change, it is gone.
 */
export function useOrderConsents(codes: readonly string[]) {
  const [acceptedVersions, setAcceptedVersions] = useState('');
  const [outdated, setOutdated] = useState(false);
  const { data, error, isLoading, refresh } = useQuery(listAgreements);

  const found = codes.flatMap((code) => data?.list.find((agreement) => agreement.code === code) ?? []);
  const complete = data !== undefined && !error && found.length === codes.length;
  const versions = found.map(({ code, version }) => `${code} ${version}`).join();
  const changed = acceptedVersions !== '' && acceptedVersions !== versions;

  return {
    /** Missing while they are not known. */
    agreements: complete ? found : undefined,
    isLoading,
    accepted: complete && (found.length === 0 || acceptedVersions === versions),
    /** Whether newer versions took the place of those that had been accepted. */
    outdated: outdated || (complete && changed),
    consents: found.map(({ code, version }) => ({ code, version })),
    accept(ticked: boolean) {
      setAcceptedVersions(ticked ? versions : '');
      setOutdated(false);
    },
    refresh,
    /** The server knows newer versions: fetches them, takes the tick back and says so. */
    renew() {
      setAcceptedVersions('');
      setOutdated(true);
      refresh();
    },
  };
}

export type OrderConsents = ReturnType<typeof useOrderConsents>;
