import type { CategoryWords } from '../words';

export const cloudMigration: CategoryWords = {
  headings: {
    audience: 'When it fits',
    points: 'The work',
    steps: 'The way over',
    support: 'Going back, and staying safe',
  },
  steps: [
    'List systems and what depends on what.',
    'Begin with one of low risk and prove the method.',
    'Move in batches, each with a rehearsed way back.',
    'Watch for four weeks, then switch off the old place.',
  ],
  support:
    'Every step can be undone, and engineers of both sides are online while switching. If data does not match, nothing is switched.',
  rows: [
    ['Platforms', 'The large public clouds in China, OpenStack, VMware'],
    ['Management', 'One project manager, weekly report and list of risks'],
  ],
  faq: [
    ['How long is business down?', 'Mostly under an hour; with continuous sync of the database, minutes.'],
    ['Who chooses the cloud?', 'You do. We take no commission, and our comparison may be published.'],
  ],
  services: {
    'migration-assessment': {
      title: 'Cloud Assessment and Plan',
      summary: 'Whether to move, what first and at what price: a map in four weeks.',
      tags: ['Cloud', 'Assessment', 'Architecture'],
      about:
        'Not everything belongs in the cloud. Interviews and discovery show what you have, and each system gets advice with reasons: move, change, replace, keep or stop.\n\nCosts run over three years, with people and the way out.',
      audience: ['Companies whose data centre contract ends', 'IT departments told to move without a reason'],
      points: ['Dependencies found automatically', 'Three years compared', 'A plan in batches'],
      rows: [
        ['Begins with', '5 systems'],
        ['Time', '4 weeks'],
        ['You receive', 'Present map, road map, budget'],
      ],
      faq: [
        ['Is the discovery tool safe?', 'It only reads, can be audited, runs where you say, and is removed.'],
      ],
      plans: {
        survey: ['Survey', '5 systems', 'Dependencies'],
        blueprint: ['Survey and blueprint', '15 systems', 'Three-year costs', 'Management briefing'],
      },
      specs: { systems: ['Systems', 'systems'], costModel: 'Three-year costs' },
    },
    'server-migration': {
      title: 'Server Migration',
      summary: 'Copied while running, switched at night, watched until all is calm.',
      tags: ['Migration', 'Servers', 'Delivery'],
      about:
        'Block copies keep both sides equal, so the switch waits for seconds of data only. The handbook is ticked line by line: who, when, with what result.\n\nReplatforming also moves middleware to managed services.',
      audience: ['Institutions leaving their own data centre', 'Teams that change clouds'],
      points: ['Continuous block copies', 'Two rehearsals', 'Four weeks of watching'],
      rows: [
        ['Begins with', '5 servers'],
        ['Switch', 'Usually 1 hour'],
        ['Systems', 'Windows Server 2012, common Linux'],
      ],
      faq: [
        [
          'What if a system is too old?',
          'We check first; what cannot move gets another proposal at no charge.',
        ],
      ],
      plans: {
        rehost: ['Rehost', '5 servers', 'Two rehearsals'],
        replatform: ['Rehost and replatform', '10 servers', 'Managed middleware', 'Tuning'],
      },
      specs: {
        servers: ['Servers', 'servers'],
        window: ['Switch', { weekday: 'Working day', night: 'Night', weekend: 'Weekend or holiday' }],
      },
    },
    'database-sync': {
      title: 'Database Sync',
      summary: 'Different databases in step within seconds: for moving, recovery and lakes.',
      tags: ['Database', 'Sync', 'Recovery'],
      about:
        'It reads the log and carries changes over without touching the source. Tables map themselves; fields that do not fit are pointed out one by one.\n\nFull copy, changes and check are one task, resumed at any point.',
      audience: ['Teams that change databases', 'Companies with recovery sites or live reports'],
      points: ['Sixteen databases both ways', 'Seconds behind, resumes', 'Rows compared'],
      rows: [
        ['Begins with', '1 link'],
        ['Databases', 'MySQL, PostgreSQL, Oracle, DM, OceanBase and 11 more'],
        ['Runs', 'In the cloud or as an agent'],
      ],
      faq: [['Does two-way sync loop?', 'No, changes are marked; conflicts go by time or by side.']],
      plans: {
        standard: ['Standard', '1 link', '10 MB a second'],
        pro: ['Professional', '5 links', 'Data check', '200 MB a second'],
      },
      specs: {
        links: ['Links', 'links'],
        dataCheck: 'Data check',
        speed: ['Speed', { m10: '10 MB a second', m50: '50 MB a second', m200: '200 MB a second' }],
      },
    },
    'cloud-cost-review': {
      title: 'Cloud Cost Review',
      summary: 'Read the bill, find what is idle or too large, save a quarter on average.',
      tags: ['Cloud costs', 'Savings', 'Bills'],
      about:
        'Forgotten test machines, half-empty disks, the wrong way to pay: all hide in thousands of lines. We split them by department and project and list each action with its saving.\n\nOngoing reviews return every quarter and turn rules into reminders.',
      audience: [
        'Companies with bills above ¥50,000 a month',
        'Accountants who share costs among departments',
      ],
      points: ['The bill by project', 'Reserved and on demand combined', 'Tags and budget alarms'],
      rows: [
        ['Begins with', '1 account'],
        ['Time', '10 working days'],
        ['Access', 'Bills and figures, read only'],
      ],
      faq: [['What if nothing is saved?', 'Below twice our fee, half of it goes back.']],
      plans: {
        review: ['One review', '1 cloud account', 'List of savings'],
        ongoing: ['Ongoing', '5 cloud accounts', 'Every quarter', 'Budget alarms'],
      },
      specs: { accounts: ['Cloud accounts', 'accounts'] },
    },
  },
};
