import type { CategoryWords } from '../words';

export const shopOperations: CategoryWords = {
  headings: {
    audience: 'Shops it suits',
    points: 'What we do',
    steps: 'The rhythm',
    support: 'Measures and leaving',
  },
  steps: [
    'Open a sub-account with the rights needed and no more.',
    'Within a week we diagnose, and agree on goal and budget.',
    'A weekly meeting puts actions beside results.',
    'Each quarter is reviewed; missed targets lower the fee.',
  ],
  support:
    'Everything we do is on record; no fake orders or reviews. When we part, access and material return within three days.',
  rows: [
    ['Platforms', 'Marketplaces, content commerce, your own mini program'],
    ['Meeting', 'Weekly, with figures'],
  ],
  faq: [
    ['Is advertising included?', 'No. You pay the platform directly; we manage it.'],
    ['Do you serve my rivals?', 'Never with the same team.'],
  ],
  services: {
    'flagship-shop-care': {
      title: 'Full-Service Brand Shop Operation',
      summary: 'Manager, designers and buyers of traffic as one team that runs your shop daily.',
      tags: ['Operation', 'E-commerce', 'Brands'],
      about:
        'A shop manager leads launches, campaigns, visuals, traffic and members. Each month begins with a profit goal, from which traffic and budget follow; turnover alone is no success.\n\nMaterial and data are yours, so another team could carry on.',
      audience: ['Factory brands without an online team', 'Shops before a great sale'],
      points: [
        'A calendar of goods and campaigns',
        'Pages renewed monthly',
        'Advertising held to the margin',
      ],
      rows: [
        ['Begins with', '30 products'],
        ['Team', 'Manager, design, traffic, copy'],
        ['Commission', 'None, only the fee'],
      ],
      faq: [
        ['When does it show?', 'Conversion in the second month, profit in the third; new shops take longer.'],
      ],
      plans: {
        steady: ['Steady', '30 products', 'Team of 4'],
        growth: ['Growth', '100 products', 'Team of 6', 'Content seeding'],
      },
      specs: {
        products: ['Products', 'products'],
        platform: ['Platforms', { one: 'One', two: 'Two' }],
      },
    },
    'customer-service-outsourcing': {
      title: 'Online Shop Customer Service',
      summary: 'Trained agents by the seat, from eight in the morning until after midnight.',
      tags: ['Customer service', 'Outsourcing', 'After sales'],
      about:
        'Agents pass an exam on your products first. First answer, conversion and satisfaction are in the contract, and the fee falls when they do.\n\nAdd seats two weeks before a sale and give them back afterwards.',
      audience: ['Shops with peaks', 'Small teams without a night shift'],
      points: ['First answer within 20 seconds', 'An exam before work', 'Chats sampled daily'],
      rows: [
        ['Begins with', '1 seat'],
        ['Trial', '3 days, another agent if you like'],
        ['Place', 'Our offices, screens protected'],
      ],
      faq: [['Shared or dedicated?', 'Shared agents serve two or three shops, dedicated ones only yours.']],
      plans: {
        shared: ['Shared', '1 seat', 'Daily report'],
        dedicated: ['Dedicated', '1 seat', 'Weekly quality report', 'First choice of extra seats'],
      },
      specs: {
        hours: ['Hours', { day: '8:00 to 18:00', evening: '8:00 to 24:00', allDay: 'Day and night' }],
      },
    },
    'live-commerce-crew': {
      title: 'Live Commerce Crew',
      summary: 'Host, director and traffic buyer come as a group and review every show.',
      tags: ['Live', 'Shows', 'Hosts'],
      about:
        'Try live selling without a yearly contract: four shows, then look at how long people stay and buy. Hosts are chosen by category; the director keeps script and pace.\n\nThe review comes within an hour, and the next show is better.',
      audience: ['Brands new to live selling', 'Studios with empty hours'],
      points: ['Three hosts to choose from', 'Scripts checked against the rules', 'Figures by the minute'],
      rows: [
        ['One show', '4 hours'],
        ['Crew', 'Host, co-host, director, traffic'],
        ['Begins with', '4 shows a month'],
      ],
      faq: [['What if the host is ill?', 'Each crew has a second of the same level, at no extra charge.']],
      plans: {
        evening: ['Evenings', '4 shows a month', 'Your studio'],
        daily: ['Daily', '20 shows a month', 'Our studio', 'Traffic plan'],
      },
      specs: { sessions: ['Shows a month', 'shows'], studio: 'Our studio' },
    },
    'shop-diagnosis': {
      title: 'Shop Diagnosis',
      summary: 'Three days to see what holds the shop back: traffic, conversion, basket or margin.',
      tags: ['Diagnosis', 'Figures', 'Consulting'],
      about:
        'A consultant reads ninety days of figures and twenty rivals, and names three things to do: who, how long, and how to see that it worked.\n\nIn the workshop your team finishes the first of them.',
      audience: ['Shops that have stood still for months', 'Owners who want to know before they hire'],
      points: ['Ninety days taken apart', 'Twenty rivals compared', 'At most three actions'],
      rows: [
        ['Time', '3 working days'],
        ['You receive', 'Diagnosis and list of actions'],
        ['Second look', 'Optional, after 30 days'],
      ],
      faq: [['Do you need my password?', 'No, a read-only sub-account that you take back.']],
      plans: {
        report: ['Diagnosis', 'In three days', 'Explained once'],
        workshop: ['Diagnosis and workshop', 'One day together', 'Second look after 30 days'],
      },
      specs: { followUp: 'Second look after 30 days' },
    },
  },
};
