import type { CategoryWords } from '../words';

export const companyData: CategoryWords = {
  headings: {
    audience: 'Who asks',
    points: 'What the data holds',
    steps: 'Opening access',
    support: 'Where the data comes from',
  },
  steps: [
    'State the purpose; it is reviewed within one working day.',
    'Get test credentials and compare ten companies you know.',
    'Go live with the fields you need; charges are shown day by day.',
    'Doubt a record? Report it and hear from us within three working days.',
  ],
  support:
    'Everything comes from lawfully public sources, with source and date. Corrections by the company concerned are made the day they are verified.',
  rows: [
    ['Sources', 'Government registers, published court information, tender notices'],
    ['Freshness', 'Registry changes next day, court news same day'],
  ],
  faq: [
    ['Does the company learn that I looked?', 'No. The information is public and nobody is told.'],
    ['May I resell the data?', 'No, it is for your own use. Reselling needs a separate agreement.'],
  ],
  services: {
    'company-registry': {
      title: 'Company Registry Lookup',
      summary: 'Registration, shareholders, officers and changes, by name or unified credit code.',
      tags: ['Registry', 'Due diligence', 'API'],
      about:
        'Type a name and the rest fills itself: legal representative, capital, state, address. Vague short names bring up candidates.\n\nGo deeper when needed: owners and holdings unfold layer by layer down to people or the state.',
      audience: [
        'Supplier admission and credit review',
        'Forms for invoices and contracts that fill themselves',
      ],
      points: ['More than 200 million entities', 'Ownership up to ten layers', 'Subscribe to changes'],
      rows: [
        ['Entities', 'Companies, sole traders, social organisations'],
        ['Average time', '0.3 seconds'],
        ['Nothing found', 'Not counted'],
      ],
      faq: [
        ['What if one character is wrong?', 'You get the five nearest names with their likeness and choose.'],
      ],
      plans: {
        pack5k: ['5,000 lookups', '5,000 lookups', 'Basic fields'],
        pack50k: ['50,000 lookups', '50,000 lookups', 'Pushed changes', 'Your own host name'],
      },
      specs: {
        depth: [
          'Fields',
          { basic: 'Registration', shareholders: 'With shareholders', full: 'With ownership chain' },
        ],
        push: 'Pushed changes',
      },
    },
    'risk-monitor': {
      title: 'Company Risk Monitor',
      summary: 'Watches customers and suppliers: defaults, lawsuits, frozen shares, told the same day.',
      tags: ['Risk', 'Alerts', 'Supply chain'],
      about:
        'Load your list of partners; thirty kinds of signals are scanned daily and graded, and the grave ones reach the person in charge by text message.\n\nEach alert carries its source and history, so nobody searches a dozen sites.',
      audience: ['Sales and credit teams with many open accounts', 'Buyers who need suppliers to stay alive'],
      points: ['Thirty signals in three grades', 'Related companies watched too', 'A weekly digest by mail'],
      rows: [
        ['Begins with', '50 companies'],
        ['Alerts', 'On the site, mail, text message, WeCom'],
        ['Looking back', 'Five years'],
      ],
      faq: [
        [
          'What if there are too many alerts?',
          'Set limits by grade, kind and amount, or mute a known matter for three months.',
        ],
      ],
      plans: {
        basic: ['Basic', '50 companies', 'Daily scan', 'On the site and by mail'],
        pro: ['Professional', '500 companies', 'Court hearings included', 'API and WeCom'],
      },
      specs: { companies: ['Companies watched', 'companies'], courtNews: 'Court hearings' },
    },
    'tender-alerts': {
      title: 'Tender Alerts',
      summary: 'Tenders nationwide by keyword, with budget, qualifications and deadline picked out.',
      tags: ['Tenders', 'Leads', 'Subscription'],
      about:
        'Set keywords and area, and matching notices arrive at seven in the morning. Budget, qualifications and opening date are picked out, so one look tells whether to bid.\n\nAwards are kept as well: see what competitors asked.',
      audience: [
        'Builders, IT and facility companies that bid often',
        'Manufacturers looking for regional customers',
      ],
      points: [
        'About sixty thousand notices a day',
        'Reminded three days before the deadline',
        'Who won what, and for how much',
      ],
      rows: [
        ['Sources', 'More than three thousand notice sites'],
        ['Delivery', 'Daily at 7:00 and 15:00'],
        ['Export', 'Excel, 500 rows a day'],
      ],
      faq: [['Will a notice come twice?', 'No. Copies are merged into one with all their links.']],
      plans: {
        single: ['Single', '1 account', '5 sets of keywords'],
        team: ['Team', '10 accounts', '50 sets of keywords', 'Nationwide', 'Lead assignment'],
      },
      specs: {
        keywords: ['Keywords', 'sets'],
        area: ['Area', { province: 'One province', nation: 'Nationwide' }],
      },
    },
    'industry-report': {
      title: 'Custom Industry Report',
      summary: 'One question, one answer with sources: size, players, prices and ways in.',
      tags: ['Research', 'Consulting', 'Report'],
      about:
        'An industry analyst first sharpens the question with you, then looks for data. Every figure can be traced; inferences state their assumptions.\n\nThe field edition adds interviews, for what no public paper says.',
      audience: ['Founders before a launch or a round', 'Strategy and investment teams judging a market'],
      points: [
        'Questions first, outline in two weeks',
        'Data tables come with the report',
        'A briefing for your management',
      ],
      rows: [
        ['Length', '60 to 120 pages'],
        ['Time', 'Desk 4 weeks, field 8 weeks'],
        ['Revisions', 'Two rounds'],
      ],
      faq: [['Who owns the report?', 'You, exclusively. We keep the method without your information.']],
      plans: {
        desk: ['Desk edition', 'Public sources', 'Data tables'],
        field: ['Field edition', '8 interviews', 'Visits', 'Management briefing'],
      },
      specs: { interviews: ['Expert interviews', 'interviews'], briefing: 'Management briefing' },
    },
    'open-statistics': {
      title: 'Macro Statistics API',
      summary: 'Two thousand public series on prices, output and trade under one coding, monthly.',
      tags: ['Statistics', 'Economy', 'API'],
      about:
        'Scattered public statistics under one coding: changes of definition are noted, and values before and after revision are kept.\n\nThe source is being changed: new purchases are paused, present customers are not affected.',
      audience: ['Researchers of the economy', 'Data products that need a background'],
      points: [
        'Over two thousand series, some from 1978',
        'Yearly and monthly changes computed',
        'Definitions come with the data',
      ],
      rows: [
        ['Frequency', 'Monthly, quarterly, yearly'],
        ['Calls', 'Ten thousand a day'],
        ['Formats', 'JSON and CSV'],
      ],
      faq: [['When can I buy again?', 'When the new source is in place; it will be announced.']],
      plans: { standard: ['Yearly', 'All series', 'Ten thousand calls a day'] },
    },
  },
};
