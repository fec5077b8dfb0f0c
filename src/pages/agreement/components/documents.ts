/** The documents that have a page of their own (spec section 2), and what that page is called. */
export const DOCUMENTS = [
  { code: 'register', titleId: 'title.agreement.register' },
  { code: 'privacy', titleId: 'title.agreement.privacy' },
  { code: 'blockserveterms', titleId: 'title.agreement.serviceTerms' },
  { code: 'contracttemp', titleId: 'title.agreement.contractTemplate' },
  { code: 'about-us', titleId: 'title.agreement.aboutUs' },
] as const;
