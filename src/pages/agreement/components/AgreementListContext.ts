import { createContext, useContext } from 'react';
import type { AgreementSummary } from '@/domain/content/agreement';
import type { RequestError } from '@/domain/requestError';

interface AgreementListState {
  /** Undefined until it is there. */
  list?: readonly AgreementSummary[];
  error?: RequestError;
  isLoading: boolean;
  refresh: () => void;
}

/** The section's layout reads the list for all of its pages. */
export const AgreementListContext = createContext<AgreementListState>({
  isLoading: true,
  refresh: () => {},
});

/** The agreements at their current versions. */
export const useAgreementList = () => useContext(AgreementListContext);
