import type { CategoryWords } from '../words';

export const identity: CategoryWords = {
  headings: {
    audience: 'Where it applies',
    points: 'How it verifies',
    steps: 'Applying and connecting',
    support: 'Rules we keep',
  },
  steps: [
    'Have your company certified and hand in use case and privacy notice.',
    'A compliance officer reviews it, usually in one or two working days.',
    'Integrate with test identities, which cost nothing.',
    'Once live, records of consent are sampled every quarter.',
  ],
  support:
    'Each check needs the person’s separate consent. We answer match, no match or unknown, and never any of the original data.',
  rows: [
    ['Answer', 'Match or not, with a reason code'],
    ['Trail', 'Proof of consent and digest kept three years'],
  ],
  faq: [
    ['Is consent needed?', 'Yes. Each call carries its number; without one it is refused.'],
    ['Does “unknown” cost anything?', 'No. It happens after moving house or renewing a card.'],
  ],
  services: {
    'name-number-check': {
      title: 'Name and ID Number Check',
      summary: 'Two or three facts compared; match or not within milliseconds.',
      tags: ['Identity', 'Comparison', 'API'],
      about:
        'Somebody enters name and ID number, and the API says whether they belong together. With the phone it is three facts: the number is registered to that person.\n\nTwo sources back each other up during maintenance.',
      audience: ['Sites that must know real names', 'Job, care and rental platforms'],
      points: ['Two or three facts', 'One person counts once a day', 'Alarm on unusual volume'],
      rows: [
        ['Average time', '150 milliseconds'],
        ['Availability', '99.95% a month'],
        ['Covers', 'Residents of mainland China'],
      ],
      faq: [['Can minors be checked?', 'With a guardian’s consent; the answer marks them as minors.']],
      plans: {
        pack1k: ['1,000 checks', '1,000 checks', 'Two facts'],
        pack20k: ['20,000 checks', '20,000 checks', 'Phone owner included', 'Alarms by message'],
      },
      specs: { phoneOwner: 'Phone owner' },
    },
    'face-liveness': {
      title: 'Face Liveness Detection',
      summary: 'Makes sure a real person is in front of the camera, not a photo, video or swapped face.',
      tags: ['Face', 'Liveness', 'Anti-fraud'],
      about:
        'The silent mode asks for no nodding or blinking and takes a second; risky steps can use actions or coloured light. It is certified for finance and learns new fakes all the time.\n\nComponents for web, Android, iOS and mini programs connect in half a day.',
      audience: ['Remote account opening and large transfers', 'Attendance, exams and doors'],
      points: ['Fewer than 1% wrongly refused', 'Three modes by risk', 'Hints in poor light'],
      rows: [
        ['Certified', 'Liveness for finance, enhanced level'],
        ['Monthly checks', '5,000 or 30,000'],
        ['Component size', '3.2 MB on Android'],
      ],
      faq: [['Are faces stored?', 'Not unless your case needs it; then people are told, and for how long.']],
      plans: {
        standard: ['Standard', '5,000 checks a month', 'Silent mode'],
        finance: ['Finance', '30,000 checks a month', 'Three modes', '5 apps', 'Weekly report on attacks'],
      },
      specs: {
        mode: [
          'Mode',
          { silent: 'Silent', action: 'Silent and actions', colour: 'Silent, actions and coloured light' },
        ],
        apps: ['Apps', 'apps'],
      },
    },
    'business-account-check': {
      title: 'Business Bank Account Check',
      summary: 'Confirms by comparison or a tiny transfer that an account is the company’s.',
      tags: ['Companies', 'Bank account', 'Transfer'],
      about:
        'When a merchant joins, name, credit code, representative and account are compared; or a random few cents are sent for them to tell back.\n\nTogether they stop people who open shops with another’s licence.',
      audience: ['Marketplaces that admit merchants', 'Supply chain finance'],
      points: ['More than 300 banks', 'Amounts valid for a day', 'A reason for each failure'],
      rows: [
        ['Comparison', '2 seconds'],
        ['Transfer', 'Mostly within 10 minutes'],
        ['Tries', '3 a day per account'],
      ],
      faq: [['Who pays the cents?', 'They are in the price, at most half a yuan.']],
      plans: {
        pack500: ['500 checks', '500 comparisons', 'Reason codes'],
        pack5k: ['5,000 checks', '5,000 comparisons', 'Address whitelist'],
      },
      specs: { smallTransfer: 'Tiny transfer' },
    },
    'age-gate': {
      title: 'Age Gate for Minors',
      summary: 'Knows age by identity, keeps the permitted hours, and lets guardians look in.',
      tags: ['Minors', 'Play time', 'Games'],
      about:
        'The rules as a piece of code: age at login, out when the hours end, spending stopped at the limit.\n\nWe keep the calendar of holidays; when rules change they reach you the same day, without a release.',
      audience: ['Small game studios', 'Streaming, video and community apps'],
      points: ['Hours, length and spending', 'A mini program for guardians', 'A second check on suspicion'],
      rows: [
        ['Begins with', '10,000 players'],
        ['Engines', 'Unity, Cocos, native and web'],
        ['Calendar', 'Kept by us'],
      ],
      faq: [
        [
          'Does it suit offline games?',
          'It needs a connection to know the hours; not for wholly offline games.',
        ],
      ],
      plans: {
        single: ['Single title', '1 product', '10,000 players'],
        studio: ['Studio', '5 products', '200,000 players', 'Templates for filing'],
      },
      specs: { players: ['Players', 'players'] },
    },
  },
};
