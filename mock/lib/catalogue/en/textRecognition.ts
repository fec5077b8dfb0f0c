import type { CategoryWords } from '../words';

export const textRecognition: CategoryWords = {
  headings: {
    audience: 'Who uses it',
    points: 'What it reads',
    steps: 'Getting connected',
    support: 'Help and warranty',
  },
  steps: [
    'Collect your key or project number under “My services” once the order is paid.',
    'Run twenty typical pictures first and check fields and layouts.',
    'Connect your live system with the guide, or let a consultant load the batch.',
    'Look at volume and manual checks every month and adjust the plan.',
  ],
  support:
    'Questions are answered on working days from 9:00 to 21:00. Send us samples that were read wrongly: confirmed cases are mended within 10 working days.',
  rows: [
    ['Pictures', 'JPG, PNG or PDF, at most 10 MB each'],
    ['Data kept', 'Pictures are deleted after reading and never used for training'],
  ],
  faq: [
    [
      'Can it read a picture taken at an angle?',
      'Yes. Up to 30 degrees is straightened. Heavy glare or covered areas give a hint instead of a result and are not counted.',
    ],
    [
      'What happens to calls I do not use?',
      'Packs stay valid for 12 months; you are reminded 15 days before the end.',
    ],
  ],
  services: {
    'invoice-ocr': {
      title: 'Invoice and Receipt OCR',
      summary:
        'Reads VAT invoices, train tickets and taxi receipts at once, twenty-odd fields ready to post.',
      tags: ['Invoices', 'Expenses', 'OCR'],
      about:
        'Invoices, tickets and slips on one photo are no trouble: the API cuts them apart, reads each and answers kind, number, amount, tax and a confidence for every field.\n\nFields below your threshold are marked, so accounting checks only those few.',
      audience: [
        'Accounting teams with more than a thousand expense slips a month',
        'Developers who add photo capture to expense software',
      ],
      points: [
        '14 kinds of slips, fully digital invoices included',
        'Up to 20 slips cut from one picture',
        'Optional check of invoices against public tax records',
      ],
      rows: [
        ['Kinds of slips', 'VAT invoices, digital invoices, train tickets, flight itineraries and 10 more'],
        ['Field accuracy', '99.2% on printed slips (sample of 20,000)'],
        ['Average time', '0.6 seconds a slip'],
      ],
      faq: [
        [
          'Does it notice a slip handed in twice?',
          'Yes. A number your account has seen before is marked, with the time it was first read.',
        ],
        [
          'How are invoice checks counted?',
          'The first check of an invoice on a day counts once; asking again that day is free.',
        ],
      ],
      plans: {
        pack10k: ['10,000 calls', '10,000 calls', '14 kinds of slips', 'Help by mail'],
        pack100k: ['100,000 calls', '100,000 calls', '20 calls at a time', 'Online support'],
        unlimited: [
          'Yearly flat rate',
          'Unlimited within fair use',
          'Invoice check included',
          'Your own support channel',
        ],
      },
      specs: { concurrency: ['Calls at a time', 'calls'], verification: 'Invoice check' },
    },
    'id-document-ocr': {
      title: 'ID Document OCR',
      summary:
        'Takes the data from ID cards, travel permits and passports, with a check against photographed copies.',
      tags: ['ID documents', 'Identity', 'OCR'],
      about:
        'For opening accounts, checking in or signing: one photo of a document fills in the form. The API answers name, number, validity and more, and checks that check digit and dates agree.\n\nThe portrait it returns can go straight to a face comparison.',
      audience: [
        'Hotels, car rentals and property managers who register documents',
        'Online account opening and e-contract platforms',
      ],
      points: [
        'Says which of border, glare and cover spoils a photo',
        'Verifies the check digit of the number',
        'Optional detection of screens and photocopies',
      ],
      rows: [
        ['Documents', 'Mainland ID card, permits for Hong Kong, Macao and Taiwan, passports'],
        ['Fields', 'Up to 18'],
        ['Regions', 'Beijing and Shanghai, both live'],
      ],
      faq: [
        [
          'Why do I have to be certified?',
          'Documents are sensitive personal data. Callers are certified companies that state their purpose in the agreement.',
        ],
        [
          'Does it prove that a document is genuine?',
          'No. It reads fields and points out likely copies; combine it with an identity check for proof.',
        ],
      ],
      plans: {
        standard: ['Standard', '5,000 calls a month', 'Photo quality check', 'Support on working days'],
        enterprise: ['Enterprise', '50,000 calls a month', 'Copy detection included', '99.95% availability'],
      },
      specs: {
        documents: [
          'Documents',
          { cn: 'ID card only', hkmt: 'With travel permits', passport: 'With passports' },
        ],
        copyCheck: 'Copy detection',
      },
    },
    'handwriting-ocr': {
      title: 'Handwriting Recognition',
      summary: 'Turns handwritten homework, notes and forms into text you can edit.',
      tags: ['Handwriting', 'Education', 'OCR'],
      about:
        'Trained on untidy but real handwriting: joined strokes, corrections, ruled paper and red-pen remarks. Paragraphs and lines keep their places, so the result can look like the page.\n\nThe starter plan reads 500 pages a month for nothing, for as long as you like.',
      audience: [
        'Teachers and parents who mark homework and collect mistakes',
        'Communities and shops that type paper forms into a system',
      ],
      points: [
        'Chinese characters, digits and English mixed',
        'Ignores ruled lines and what was crossed out',
        'Formulas come as LaTeX',
      ],
      rows: [
        ['Handwriting', 'Regular and semi-cursive; no cursive script'],
        ['Output', 'Plain text, Word, JSON with positions'],
        ['Character accuracy', '97% when neat, about 90% when hasty'],
      ],
      faq: [
        [
          'Does the free starter plan end?',
          'No. The 500 pages are renewed on the first of each month; upgrade when you need more.',
        ],
        [
          'Can it read prescriptions?',
          'We advise against it: medicines are a matter of safety, and we promise no accuracy there.',
        ],
      ],
      plans: {
        starter: ['Starter', '500 pages a month', 'Upload in the browser'],
        team: ['Team', '20,000 pages a month', 'API access', 'Formulas included'],
      },
      specs: { formulas: 'Formula recognition' },
    },
    'archive-digitisation': {
      title: 'Paper Archive Digitisation',
      summary: 'Scanned at your place or ours, indexed file by file, delivered as searchable PDF.',
      tags: ['Archives', 'Scanning', 'Outsourcing'],
      about:
        'Done by a team with archive qualifications: counting, unbinding, scanning, cleaning, reading, indexing, checking and rebinding, with a handover note for each step.\n\nYou get PDFs with a text layer and index data that common archive systems import.',
      audience: [
        'Record rooms of offices, schools and hospitals',
        'Companies clearing decades of contracts and drawings',
      ],
      points: [
        'From 300 DPI, damaged pages handled one by one',
        'Indexed by volume and by document',
        'Two people check; fewer than 3 errors in 10,000',
      ],
      rows: [
        ['Standard', 'DA/T 31, digitisation of paper archives'],
        ['Daily volume', '8,000 pages a crew'],
        ['You receive', 'Searchable PDFs, index, quality report, handover list'],
      ],
      faq: [
        [
          'Do you take classified records?',
          'No. Sensitive internal records can be scanned on site, so that nothing leaves the building.',
        ],
        [
          'What if I misjudge the number of pages?',
          'Order by estimate; the list both sides sign at the end decides, and the difference is refunded or added.',
        ],
      ],
      plans: {
        scan: ['Scan and read', 'From 10,000 pages', 'Searchable PDF', 'Index by volume'],
        scanAndIndex: [
          'Scan and index',
          '20,000 pages included',
          'Index by document',
          'Import into your system',
        ],
      },
      specs: {
        pages: ['Pages', 'pages'],
        place: ['Place of work', { office: 'Sent to us', onSite: 'On site' }],
        proofreading: 'Full proofreading by hand',
      },
    },
  },
};
