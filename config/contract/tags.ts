/** The tags of the document, by area. */
export const TAGS = {
  account: ['Account', 'Sign-in, sign-up, SMS codes and the signed-in user.'],
  security: ['Account security', 'Password, phone number, sessions, profile and avatar.'],
  privacy: ['Data and account', 'Consents, a copy of the user’s data, and the closing of the account.'],
  certification: ['Identity verification', 'The application of a person or company, with its papers.'],
  content: ['Content', 'Columns, agreements, announcements and the catalogue of services.'],
  order: ['Orders', 'Quotes, orders, payments, refunds and the archive.'],
  instance: [
    'Purchased services',
    'Services that the user has bought: renewal, upgrade, usage, keys, members, hand-over.',
  ],
  money: ['Money', 'Charges, balance, top-ups, budget, statements and withdrawals.'],
  invoice: ['Invoices', 'Invoices of orders and top-ups, and the titles that a user keeps.'],
  message: ['Messages', 'The message center: messages, their read state and how they are received.'],
  review: ['Reviews and providers', 'Reviews of services by their buyers, and who provides them.'],
  support: ['Support', 'Tickets about orders and services: messages, promised answers and complaints.'],
  rule: ['Rules', 'The table of monitoring rules in the console.'],
  dashboard: ['Dashboard', 'Statistics, live data, the workplace and the welcome page of the console.'],
  consoleList: ['Console lists', 'Tasks, service templates and the search pages of the console.'],
  consoleProfile: ['Returns and approvals', 'The detail pages of the console.'],
  consoleAccount: ['Console account', 'Account center, bindings and notifications of the console.'],
  document: ['Documents', 'Diagrams and mind maps of the editors.'],
  consoleForm: ['Forms and access', 'Forms with their submissions; requests for access and their decisions.'],
} as const satisfies Record<string, readonly [name: string, description: string]>;

export type Area = keyof typeof TAGS;
