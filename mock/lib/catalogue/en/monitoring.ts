import type { CategoryWords } from '../words';

export const monitoring: CategoryWords = {
  headings: {
    audience: 'Teams that use it',
    points: 'What you see',
    steps: 'Connected in half an hour',
    support: 'Watch and promise',
  },
  steps: [
    'Install an agent or enter an address; your code stays as it is.',
    'Data arrives in five minutes; a guide sets the alarms.',
    'Set rota and channels, then hold a drill.',
    'A weekly health report helps you tighten limits.',
  ],
  support:
    'The platform itself is up 99.95% or you are paid back. Alarms have two carriers and climb when nobody answers.',
  rows: [
    ['Alarms', 'Phone, text message, mail, WeCom, DingTalk, Feishu'],
    ['Open to', 'OpenTelemetry and Prometheus'],
  ],
  faq: [
    [
      'Does an agent slow things down?',
      'By less than 3% as a rule; sampling is set per endpoint, and it can be switched off.',
    ],
    ['Does data leave the country?', 'No. It is stored in three places in China; choose the region.'],
  ],
  services: {
    'application-tracing': {
      title: 'Application Performance Monitoring',
      summary: 'From a click down to the database: see which line is slow.',
      tags: ['Performance', 'Tracing', 'Operations'],
      about:
        '“It does not open”: is it the network, an endpoint, or a query without an index? Tracing draws the time of every part a request passes.\n\nErrors of one kind are gathered and reported once.',
      audience: ['Developers and operators of microservices', 'Teams that plan for a rush'],
      points: [
        'Eight languages instrumented by themselves',
        'Slow queries and gathered errors',
        'Before and after a release',
      ],
      rows: [
        ['Begins with', '5 hosts'],
        ['Data kept', '7 to 30 days'],
        ['Languages', 'Java, Go, Node.js, Python, PHP and 3 more'],
      ],
      faq: [['How do containers count?', 'Ten at the peak are one host.']],
      plans: {
        basic: ['Basic', '5 hosts', 'Traces and errors'],
        pro: ['Professional', '20 hosts', 'Your own dashboards', 'Alarms by phone'],
        ultimate: ['Ultimate', '60 hosts', 'Kept 30 days', 'Continuous profiling', 'Architect of your own'],
      },
      specs: {
        hosts: ['Hosts', 'hosts'],
        retention: ['Data kept', { d7: '7 days', d15: '15 days', d30: '30 days' }],
        profiling: 'Continuous profiling',
      },
    },
    'uptime-probe': {
      title: 'Uptime Probe',
      summary: 'Sixty cities visit your site in turn and notice an outage before users do.',
      tags: ['Probe', 'Uptime', 'Alarms'],
      about:
        'Real networks and browsers open your pages from different carriers and measure lookup, connection, first byte and rendering.\n\nCertificates and domains about to end are watched too.',
      audience: ['Site owners and small teams', 'Platforms that promise uptime'],
      points: ['Sixty cities, three carriers', 'Certificate and domain reminders', 'A public status page'],
      rows: [
        ['Begins with', '5 targets'],
        ['Shortest interval', '15 seconds'],
        ['Places', '60 cities in China, 12 abroad'],
      ],
      faq: [['Does one failed place raise an alarm?', 'Three at once do, unless you set otherwise.']],
      plans: {
        personal: ['Personal', '5 targets', 'Every 5 minutes'],
        team: ['Team', '50 targets', 'Every 15 seconds', 'Status page'],
      },
      specs: {
        targets: ['Targets', 'targets'],
        interval: ['Interval', { m5: '5 minutes', m1: '1 minute', s15: '15 seconds' }],
      },
    },
    'log-search': {
      title: 'Log Search',
      summary: 'Ten billion lines searched in seconds, fields found, alarms made in passing.',
      tags: ['Logs', 'Search', 'Troubleshooting'],
      about:
        'No more logging in to dozens of machines. Lines come together; type words as in a web search, and the chart follows.\n\nSensitive fields are masked where they arise, and who read what is on record.',
      audience: ['Teams with logs on many servers', 'Institutions that must keep logs'],
      points: ['By pattern, field and context', 'Masked at the source', 'A search becomes a dashboard'],
      rows: [
        ['Daily volume', 'From 10 GB'],
        ['Searchable', '14 days'],
        ['Archive', 'Optional, from 180 days'],
      ],
      faq: [['Are lines lost above the limit?', 'No, we go on taking them for three days and tell you.']],
      plans: {
        standard: ['Standard', '10 GB a day', '14 days'],
        scale: ['Scale', '200 GB a day', 'Cold archive', 'Your own cluster'],
      },
      specs: { volume: ['Daily volume', 'GB'], archive: 'Cold archive, 180 days' },
    },
    'on-call-team': {
      title: 'Managed On-call',
      summary: 'We take the alarms at night, act by the book, and explain in the morning.',
      tags: ['On call', 'Managed operations', 'Emergencies'],
      about:
        'Engineers in shifts keep watch for you. Two weeks go into reading your system and writing the book; every act then follows it and is recorded.\n\nWhat we cannot solve wakes the right person, in your order.',
      audience: ['Companies without a night shift', 'Platforms that never close'],
      points: [
        'A book written together, drills each quarter',
        'Everything filmed',
        'Causes reviewed monthly',
      ],
      rows: [
        ['Begins with', '10 servers'],
        ['Answer', '5 to 30 minutes'],
        ['Team', 'Three shifts, two pairs of eyes'],
      ],
      faq: [
        ['What access do you get?', 'Through a bastion, as the book allows; more only with your approval.'],
      ],
      plans: {
        night: ['Nights', '20:00 to 8:00', '10 servers'],
        roundTheClock: ['Round the clock', '50 servers', 'Quarterly drills', 'A week on site'],
      },
      specs: {
        servers: ['Servers', 'servers'],
        answer: ['Answer', { m30: '30 minutes', m15: '15 minutes', m5: '5 minutes' }],
      },
    },
    'load-test-run': {
      title: 'Full-Path Load Test',
      summary: 'Run the rush before it comes: where it breaks and how many machines to add.',
      tags: ['Load test', 'Capacity', 'Sales rush'],
      about:
        'Behaviour close to real users pushes your system from outside to the target. Test data stays apart, and anything odd stops it.\n\nThe report names the reserve of each part and what to add, before and after tuning.',
      audience: ['Sales, ticket drops and result days', 'Systems fresh from a rebuild'],
      points: ['We write the scripts', 'Shadow data and marked traffic', 'A switch to stop at once'],
      rows: [
        ['Time', 'Two weeks, one full run'],
        ['From', '20 regions in China'],
        ['You receive', 'Capacity report and raw data'],
      ],
      faq: [['Can it bring us down?', 'Load rises in steps, stops at any limit, and runs in quiet hours.']],
      plans: {
        single: ['Single run', 'One path', 'Capacity report'],
        campaign: ['Sales escort', 'Five paths', 'One round of tuning', 'With you on the day'],
      },
      specs: {
        users: ['Users at a time', { k10: '10,000', k100: '100,000', m1: '1 million' }],
        tuning: 'Tuning and second run',
      },
    },
  },
};
