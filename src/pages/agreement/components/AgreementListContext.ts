import { createContext, useContext } from 'react';
import type { AgreementSummary } from '@/domain/content/agreement';
import type { RequestError } from '@/domain/requestError';

/** The documents that have a page of their own (spec section 2), and what that page is called. */
export const DOCUMENTS = [
  { code: 'register', titleId: 'title.agreement.register' },
  { code: 'privacy', titleId: 'title.agreement.privacy' },
  { code: 'blockserveterms', titleId: 'title.agreement.serviceTerms' },
  { code: 'contracttemp', titleId: 'title.agreement.contractTemplate' },
  { code: 'about-us', titleId: 'title.agreement.aboutUs' },
] as const;

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
