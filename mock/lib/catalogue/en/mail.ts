import type { CategoryWords } from '../words';

export const mail: CategoryWords = {
  headings: {
    audience: 'Who needs it',
    points: 'Strong points',
    steps: 'Switching it on',
    support: 'Delivery and support',
  },
  steps: [
    'Prove your domain with three records we show you.',
    'Load templates or accounts and write to colleagues first.',
    'Raise the volume day by day while bounces and complaints are watched.',
    'Read the report after a week, then choose the long-term plan.',
  ],
  support:
    'We keep feedback lines to the large mailbox providers; appeals are settled within a working day on average.',
  rows: [
    ['Authentication', 'SPF, DKIM, DMARC'],
    ['Log', 'Kept for 90 days'],
  ],
  faq: [
    [
      'Why does mail land in spam?',
      'Mostly an unproven domain or an old list. The console scores each mail and says what to mend.',
    ],
    [
      'Can I move from my present service?',
      'Yes, a wizard brings templates and unsubscribed addresses along.',
    ],
  ],
  services: {
    'transactional-mail': {
      title: 'Transactional Mail',
      summary: 'Confirmations, bills and resets within seconds, each one traceable.',
      tags: ['Mail', 'Notices', 'API'],
      about:
        'For mail that programs send: one call, one mail, with texts apart from code, so wording changes without a release. Delivery, opening and bounces come back as events.\n\nIt leaves by other exits than newsletters, whose reputation cannot drag it down.',
      audience: ['Sites that verify and notify by mail', 'Systems that send bills daily'],
      points: ['API or SMTP', 'Retried for 24 hours', 'Attachments up to 15 MB'],
      rows: [
        ['Monthly volume', '20,000 or 200,000 mails'],
        ['Delivery', '95% within 10 seconds'],
        ['Exit', 'Shared or dedicated IP'],
      ],
      faq: [
        [
          'Does it stop at the limit?',
          'No, more costs ¥3 per thousand from your balance, up to a cap you set.',
        ],
      ],
      plans: {
        light: ['Light', '20,000 mails a month', '1 sending domain'],
        growth: ['Growth', '200,000 mails a month', '5 sending domains', 'Dedicated IP'],
      },
      specs: { domains: ['Sending domains', 'domains'], dedicatedIp: 'Dedicated IP' },
    },
    'newsletter-studio': {
      title: 'Newsletter Studio',
      summary: 'Write a newsletter like an article: subscriptions, schedule and figures in one place.',
      tags: ['Newsletter', 'Subscribers', 'Content'],
      about:
        'What you see is what readers get, on phones as well. They subscribe and leave by themselves, and a welcome goes out alone.\n\nFor each issue you see who read to the end and which links were followed.',
      audience: ['Independent writers and media', 'Institutions that brief their customers'],
      points: ['Twenty layouts in two languages', 'Scheduled by time zone', 'Lists of paying readers'],
      rows: [
        ['Begins with', '2,000 subscribers'],
        ['Issues', 'As many as you like'],
        ['Web archive', 'Made for you, under your domain'],
      ],
      faq: [['Whose is the list?', 'Yours. Export it at any time; it is erased 30 days after you leave.']],
      plans: {
        writer: ['Writer', '2,000 subscribers', '1 editor'],
        publisher: ['Publisher', '20,000 subscribers', '20 editors', 'No platform mark'],
      },
      specs: {
        subscribers: ['Subscribers', 'people'],
        editors: ['Editors', { one: '1 editor', five: '5 editors', twenty: '20 editors' }],
      },
    },
    'business-mailbox': {
      title: 'Business Mailbox',
      summary: 'Mail under your own domain, safe from spam and phishing, and handed over when people leave.',
      tags: ['Business mail', 'Domain', 'Office'],
      about:
        'From five accounts, all with your name behind the @. When somebody leaves, the account passes on in one step and no letter is lost.\n\nSuspicious links are opened in isolation first; 99.8% of phishing was stopped in three years.',
      audience: ['Companies that care how they appear', 'Trade and law offices that must keep their mail'],
      points: ['Phone, browser and client in step', 'Fast abroad', 'Recall and self-destruction'],
      rows: [
        ['Begins with', '5 accounts'],
        ['Space per account', '20 to 100 GB'],
        ['Attachments', '50 MB, large files up to 3 GB'],
      ],
      faq: [['Can old mail be moved?', 'Yes, over IMAP; a hundred people usually take a weekend.']],
      plans: {
        standard: ['Standard', '5 accounts', 'Spam and virus filter'],
        secure: ['Secure', '10 accounts', 'Ten-year archive', 'Phishing sandbox'],
      },
      specs: {
        accounts: ['Accounts', 'accounts'],
        capacity: ['Space per account', { g20: '20 GB', g50: '50 GB', g100: '100 GB' }],
        archive: 'Mail archive',
      },
    },
    'deliverability-review': {
      title: 'Mail Deliverability Review',
      summary: 'Finds why mail lands in spam and stays until it no longer does.',
      tags: ['Deliverability', 'Review', 'Consulting'],
      about:
        'A consultant takes real samples through domain, content, list and rhythm, and writes a list of repairs by effect.\n\nWith repair we stay six weeks, until the large mailboxes accept you again.',
      audience: ['Teams whose mailings suddenly fail', 'Companies with a new domain and much to send'],
      points: [
        'Seed tests at twenty providers',
        'Blocklist appeals done for you',
        'A warm-up plan by the day',
      ],
      rows: [
        ['Review', '5 working days'],
        ['You receive', 'List of repairs, second test'],
        ['Goal', '95% in the inbox'],
      ],
      faq: [
        ['And if the goal is missed?', 'After six weeks below it, half the price of the repair is returned.'],
      ],
      plans: {
        diagnosis: ['Review', 'Four areas', 'List of repairs'],
        repair: ['Review and repair', 'Six weeks with you', 'Domain warm-up', 'Second test'],
      },
      specs: { warmUp: 'Domain warm-up' },
    },
  },
};
