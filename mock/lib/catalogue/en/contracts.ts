import type { CategoryWords } from '../words';

export const contracts: CategoryWords = {
  headings: {
    audience: 'When you need it',
    points: 'What you get',
    steps: 'How a matter runs',
    support: 'Secrecy and duty',
  },
  steps: [
    'Tell us the background: which side you are on and what worries you.',
    'We take the papers once a conflict check is clear.',
    'The opinion comes on time, and questions go online.',
    'The final text is filed and its dates are watched.',
  ],
  support:
    'Practising lawyers sign for secrecy; papers are encrypted in China. Opinions cover the papers given and replace no court representation.',
  rows: [
    ['Languages', 'Chinese; foreign matters in Chinese and English'],
    ['Papers kept', 'Deleted 6 months after the end, or at once if you ask'],
  ],
  faq: [
    ['May I ask again?', 'Yes, for 30 days about the same papers at no charge.'],
    ['Are trade secrets safe?', 'Everybody signs for secrecy and every download is recorded.'],
  ],
  services: {
    'contract-review-ai': {
      title: 'Smart Contract Review',
      summary: 'Risky clauses marked in two minutes, each with wording to use instead.',
      tags: ['Contract review', 'AI', 'Legal'],
      about:
        'Vague payment terms, one-sided liability, silent renewal: 150 kinds of trouble are noted beside the text, with the reason.\n\nWrite down your own limits as a checklist and everybody negotiates by the same measure.',
      audience: ['Companies with many contracts and few lawyers', 'Freelancers who sign often'],
      points: [
        'Takes the side of buyer or seller',
        'Suggestions become tracked changes',
        'Two versions clause by clause',
      ],
      rows: [
        ['Reviews a month', 'From 20'],
        ['Kinds', '32, from purchase to secrecy'],
        ['Time', 'Within 2 minutes'],
      ],
      faq: [['Does it replace a lawyer?', 'No. It is a first look; have large deals checked by one.']],
      plans: {
        personal: ['Personal', '20 a month', 'Standard checklist'],
        legalTeam: ['Legal team', '200 a month', 'Your own checklist', 'Editing together'],
      },
      specs: { reviews: ['Reviews a month', 'reviews'], playbook: 'Your own checklist' },
    },
    'lawyer-contract-review': {
      title: 'Contract Review by a Lawyer',
      summary: 'A practising lawyer of the field reviews or drafts; you get changes and an opinion.',
      tags: ['Lawyer', 'Contracts', 'Drafting'],
      about:
        'The lawyer is chosen by field, not by who is free. You receive tracked changes, one page of what matters, and words for the negotiation.\n\nUrgent papers take six hours; nights and weekends cost no more.',
      audience: ['Founders before their first large contract', 'Teams facing an unfamiliar kind of contract'],
      points: [
        'Five years of practice and more',
        'Points and limits for the talks',
        'Foreign contracts in two languages',
      ],
      rows: [
        ['Pages', 'From 10'],
        ['Usual time', '3 working days'],
        ['You receive', 'Tracked changes and opinion'],
      ],
      faq: [['Will the lawyer join the talks?', 'Yes, by the hour; arrange it with the assistant.']],
      plans: {
        review: ['Review', 'Up to 10 pages', 'Changes and opinion'],
        draft: ['Draft', 'Up to 20 pages', 'Two rounds', 'Points for the talks'],
      },
      specs: {
        pages: ['Pages', 'pages'],
        speed: ['Delivery', { days3: '3 working days', day1: '1 working day', hours6: '6 hours' }],
        foreign: 'In two languages',
      },
    },
    'legal-counsel': {
      title: 'Standing Legal Counsel',
      summary: 'A legal department in a chat: questions, contracts, staff matters and demand letters.',
      tags: ['Counsel', 'Companies', 'Long term'],
      about:
        'One team that knows your business, so nothing is told twice. Answers within two hours on working days, and a summary each quarter of what to mind next.\n\nHours left over pass to the next period, once.',
      audience: ['Companies of 20 to 300 people', 'Teams without a lawyer of their own'],
      points: [
        'A lawyer and an assistant',
        'Employment, contracts, intellectual property',
        'Three lawyer’s letters a year',
      ],
      rows: [
        ['Hours a month', 'From 5'],
        ['Answer', 'Within 2 hours on working days'],
        ['In court', '20% off the fee'],
      ],
      faq: [['Can I change the lawyer?', 'Once a year, without giving reasons.']],
      plans: {
        essential: ['Essential', '5 hours a month', 'Online'],
        full: ['Full', '20 hours a month', 'Quarterly visits', 'Two trainings'],
      },
      specs: { hours: ['Hours a month', 'hours'] },
    },
    'trademark-filing': {
      title: 'Trade Mark Filing',
      summary: 'Search, filing and replies in one hand, with word of every step.',
      tags: ['Trade marks', 'Intellectual property', 'Agency'],
      about:
        'An agent first searches and estimates, and says so when a name will not do. Papers are ready in a day, and official letters reach you in plain words.\n\nThe fee for one class is included; with the assured edition a refused mark is replaced and filed again free.',
      audience: ['New brands and online shops', 'Merchants about to join a platform'],
      points: ['Similar marks and choice of class', 'Replies to examiners free', 'A watch on similar marks'],
      rows: [
        ['Class', 'One per filing, 10 items included'],
        ['Official time', 'About 7 months'],
        ['Official fee', '¥270 included'],
      ],
      faq: [
        [
          'What if it is refused?',
          'We explain and advise review or another name; assured filings go again free.',
        ],
      ],
      plans: {
        filing: ['Filing', '1 class', 'Notices'],
        assured: ['Assured filing', '1 class', 'Filed again if refused', 'One year’s watch'],
      },
      specs: { goods: ['Items', 'items'], watch: 'One year’s watch' },
    },
  },
};
