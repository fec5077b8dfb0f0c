import { createContext, useContext } from 'react';
import type { AgreementSummary } from '@/domain/content/agreement';

interface AgreementListState {
  /** Undefined until it is there. */
  list?: readonly AgreementSummary[];
  failed: boolean;
  loading: boolean;
  refresh: () => void;
}

/** The section's layout asks once and gives it to its pages. */
export const AgreementListContext = createContext<AgreementListState>({
  failed: false,
  loading: true,
  refresh: () => {},
});

/** The agreements at their current versions. */
export const useAgreementList = () => useContext(AgreementListContext);
