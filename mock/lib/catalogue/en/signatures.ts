import type { CategoryWords } from '../words';

export const signatures: CategoryWords = {
  headings: {
    audience: 'Who signs',
    points: 'Why it is safe',
    steps: 'Signing your first contract',
    support: 'Law and service',
  },
  steps: [
    'Certify your company and make its electronic seal.',
    'Upload a contract or take a template, and drag the places to sign.',
    'Enter the other side’s phone; they open a link, identify themselves and sign.',
    'Once both have signed it is filed, to download and verify at any time.',
  ],
  support:
    'Meets the Electronic Signature Law’s conditions for reliable signatures. In a dispute we report on the signing within three working days.',
  rows: [
    ['Certificates', 'From licensed certification bodies'],
    ['Algorithms', 'RSA 2048 and SM2'],
  ],
  faq: [
    ['Must the other side pay or register?', 'No. They open a link on their phone and identify themselves.'],
    [
      'Which contracts cannot be signed this way?',
      'Papers on marriage, adoption or inheritance, and whatever the law excepts.',
    ],
  ],
  services: {
    'e-contract': {
      title: 'Electronic Contracts',
      summary:
        'Employment, purchase and rental contracts signed online, sent in three minutes, traceable throughout.',
      tags: ['Contracts', 'Seals', 'Paperless'],
      about:
        'From draft to file in one place: gaps in a template become a form, nothing is sealed before approval, and you are reminded before it ends.\n\nA hundred employment contracts go out at once, and you see who has not signed.',
      audience: ['Staff, purchasing and sales departments', 'Estate agents and shared offices'],
      points: [
        'Templates and bulk sending',
        'Approval and separate rights per seal',
        'Reminders of end, renewal and duties',
      ],
      rows: [
        ['Contracts a year', 'From 100'],
        ['Members', 'Unlimited'],
        ['Filing', 'Kept for good, for export'],
      ],
      faq: [
        [
          'What if terms change midway?',
          'Withdraw and send again; the old version and reason stay on record.',
        ],
      ],
      plans: {
        basic: ['Basic', '100 contracts a year', 'Templates'],
        professional: ['Professional', '1,000 contracts a year', 'Seal approval', 'Bulk signing'],
        group: [
          'Group',
          '5,000 contracts a year',
          'Any number of seals',
          'Several organisations',
          'Single sign-on',
        ],
      },
      specs: {
        contracts: ['Contracts a year', 'contracts'],
        seals: ['Seals', { one: '1 seal', five: '5 seals', unlimited: 'Unlimited' }],
      },
    },
    'signing-api': {
      title: 'Signing API',
      summary: 'Identity, seal and evidence inside your own system; nobody is sent elsewhere.',
      tags: ['Signing', 'Integration', 'API'],
      about:
        'For teams with a system of their own: eleven calls cover creating, signing, verifying and downloading, under your own design.\n\nThe sandbox equals production, and test signatures are free.',
      audience: ['Loan, insurance and rental platforms', 'Vendors who build systems for others'],
      points: [
        'Silent or intentional signing',
        'Callbacks repeated when they fail',
        'A signature pad for phones',
      ],
      rows: [
        ['Counted', 'Once per completed document'],
        ['File', 'PDF up to 50 MB'],
        ['Signing', '1.2 seconds on average'],
      ],
      faq: [['Do cancelled flows count?', 'No, only those everybody has signed.']],
      plans: {
        pack200: ['200 documents', '200 documents', 'Sandbox'],
        pack5k: ['5,000 documents', '5,000 documents', 'Trusted time stamps', 'Engineers’ channel'],
      },
      specs: { timestamp: 'Trusted time stamp', faceBeforeSigning: 'Face check before signing' },
    },
    'seal-management': {
      title: 'Smart Seal Management',
      summary: 'The company seal in a smart machine: approved first, stamped then, recorded always.',
      tags: ['Company seal', 'Approval', 'Risk'],
      about:
        'A lent seal, a blank sheet, a forgotten entry: so many disputes begin. The machine unlocks for the approved number of stamps and locks again.\n\nMachines come on loan with the plan and are replaced when they break.',
      audience: ['Groups with many branches', 'Builders and developers who stamp daily'],
      points: ['One approval, one stamp', 'Fence and time limit outside', 'A photo of every stamp'],
      rows: [
        ['Machine', 'The first comes with the plan'],
        ['Battery', '400 stamps a charge'],
        ['Network', '4G and Bluetooth'],
      ],
      faq: [['Does it work without a network?', 'With an offline code; records follow when it is back.']],
      plans: {
        office: ['One office', '1 machine', 'Approval'],
        group: ['Group', '5 machines', 'Video of each stamp', 'Levels of rights'],
      },
      specs: { devices: ['Machines', 'machines'], video: 'Video of each stamp' },
    },
    'evidence-storage': {
      title: 'Electronic Evidence Storage',
      summary: 'Pages, chats and works fixed at once, with hash and time, ready for a notary.',
      tags: ['Evidence', 'Rights', 'Copyright'],
      about:
        'A screenshot proves little. Open the page in a clean environment and record it: you get a package with time stamp, shared with several judicial nodes.\n\nCreators store a work before publishing, to show who was first.',
      audience: ['Brand and copyright teams', 'Designers, photographers and other creators'],
      points: ['Web, video and phone', 'Hashes on the judicial chain', 'Ask for a notarial deed online'],
      rows: [
        ['One recording', 'Up to 60 minutes'],
        ['File', 'Up to 2 GB'],
        ['Papers', 'Certificate at once, deed in 3 working days'],
      ],
      faq: [['Do courts accept it?', 'The process meets the Internet courts’ demands; the judge decides.']],
      plans: {
        starter: ['Ten recordings', '10 recordings', 'Certificates'],
        business: ['Business', '200 a month', 'Kept thirty years', 'Leads from monitoring'],
      },
      specs: {
        retention: ['Kept for', { five: '5 years', ten: '10 years', thirty: '30 years' }],
        notary: 'One notarial deed',
      },
    },
  },
};
