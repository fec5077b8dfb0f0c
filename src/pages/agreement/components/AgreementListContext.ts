import { createContext, useContext } from 'react';
import type { AgreementSummary } from '@/domain/content/agreement';
import type { RequestError } from '@/domain/requestError';

/** The documents with their own page (spec section 2), and its title. */
export const DOCUMENTS = [
  { code: 'register', titleId: 'title.agreement.register' },
  { code: 'privacy', titleId: 'title.agreement.privacy' },
  { code: 'blockserveterms', titleId: 'title.agreement.serviceTerms' },
  { code: 'contracttemp', titleId: 'title.agreement.contractTemplate' },
  { code: 'about-us', titleId: 'title.agreement.aboutUs' },
] as const;

interface AgreementListState {
  /** Undefined while loading. */
  list?: readonly AgreementSummary[];
  error?: RequestError;
  isLoading: boolean;
  refresh: () => void;
}

/** Loaded once by the section layout. */
export const AgreementListContext = createContext<AgreementListState>({
  isLoading: true,
  refresh: () => {},
});

/** Returns the agreements in their current versions. */
export const useAgreementList = () => useContext(AgreementListContext);
