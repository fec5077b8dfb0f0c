import type { CategoryWords } from '../words';

export const translation: CategoryWords = {
  headings: {
    audience: 'Who works with it',
    points: 'What makes the text better',
    steps: 'How to start',
    support: 'Our promise',
  },
  steps: [
    'Tell us languages, subject and readers; an older translation helps.',
    'You receive a sample of 500 words in two styles and choose one.',
    'Once terms and style are agreed we begin; add terms at any time.',
    'Changes you ask for within 30 days are free.',
  ],
  support:
    'Text passes machine, rules and a language expert’s sample. Omissions and wrong numbers are corrected the same day.',
  rows: [
    ['Languages', 'Chinese, English, Japanese, Korean, German, French, Spanish, Russian, Arabic and 17 more'],
    ['Confidentiality', 'Under agreement; files encrypted and deleted after 90 days'],
  ],
  faq: [
    [
      'Will names stay the same everywhere?',
      'Yes. Your term list is binding, and each replacement is marked for checking.',
    ],
    [
      'What about secret papers?',
      'Never upload state secrets. For sensitive business papers we sign a separate agreement.',
    ],
  ],
  services: {
    'text-translation': {
      title: 'Text Translation API',
      summary: 'Twenty-six languages both ways, counted by character: for products, reviews and tickets.',
      tags: ['Machine translation', 'Languages', 'API'],
      about:
        'Send up to five thousand characters and have the text in milliseconds. Tags, placeholders and emoji stay, so the result goes live as it is.\n\nModels for commerce and medicine are trained apart: model numbers and doses are left alone.',
      audience: [
        'Developers of shops and apps that sell abroad',
        'Service teams that read reviews from everywhere',
      ],
      points: [
        'Tags and variables untouched',
        'Finds the source language itself',
        'Remembers your corrections',
      ],
      rows: [
        ['Per call', '5,000 characters'],
        ['Average time', '0.2 seconds'],
        ['Availability', '99.9% a month'],
      ],
      faq: [
        ['How are characters counted?', 'By the original, punctuation included, tags not.'],
        [
          'Are you liable for mistakes?',
          'Machine text is for reference; have contracts and manuals proofread.',
        ],
      ],
      plans: {
        million: ['One million', '1 million characters', 'Valid for 12 months'],
        hundredMillion: [
          'One hundred million',
          '100 million characters',
          'All subject models',
          'Direct support',
        ],
      },
      specs: {
        field: ['Subject model', { general: 'General', ecommerce: 'Commerce', medicine: 'Medicine' }],
      },
    },
    'document-translation': {
      title: 'Document Translation Desk',
      summary: 'Word, slides and PDF in, same layout out, edited side by side.',
      tags: ['Documents', 'Layout', 'Teamwork'],
      about:
        'It runs in the browser: original left, translation right, confirmed paragraph by paragraph. Text in charts, headers and footers is included, and the export looks like the original.\n\nEvery edit enters a memory, so that the next file goes faster.',
      audience: [
        'Trade, legal and research teams that read foreign papers',
        'Freelance translators and small agencies',
      ],
      points: [
        'Tables, formulas and contents restored',
        'Several people edit and comment',
        'Translation memory in and out',
      ],
      rows: [
        ['Files', 'DOCX, PPTX, XLSX, PDF, scans too'],
        ['One file', 'Up to 300 pages'],
        ['Per member', '200 pages a month, more on request'],
      ],
      faq: [
        ['Do scans work?', 'Yes, they are read first; the layout depends on how clear the scan is.'],
        ['Can members join later?', 'Yes, you pay for the days that remain.'],
      ],
      plans: {
        solo: ['Solo', '1 member', '200 pages a month'],
        team: ['Team', '8 members', 'Shared memory', 'Comments and tasks'],
        company: ['Company', '40 members', 'Company term base', 'Single sign-on'],
      },
      specs: { members: ['Members', 'members'], termBase: 'Company term base' },
    },
    'human-proofreading': {
      title: 'Proofreading by Native Editors',
      summary: 'Papers, contracts and web pages revised line by line, with reasons for each change.',
      tags: ['Human translation', 'Editing', 'Native speakers'],
      about:
        'Machines understand; people write. A native editor revises with tracked changes and says why.\n\nThe price is per thousand words: the quantity is the number of thousands.',
      audience: ['Researchers submitting to journals', 'Companies with foreign web sites and prospectuses'],
      points: [
        'Two editors check each other',
        'Certificate of translation on request',
        'One more round free within thirty days',
      ],
      rows: [
        ['Charged', 'Per thousand words of the original'],
        ['Usual pace', '3,000 words a day'],
        ['Editors', 'CATTI level 2 or five years of practice'],
      ],
      faq: [
        [
          'What about less than a thousand words?',
          'Order one thousand; below five hundred, half goes back to your balance.',
        ],
        [
          'What is the certificate for?',
          'It carries the translator’s seal, for visas, notaries and degree recognition.',
        ],
      ],
      plans: {
        polish: ['Polish', 'Grammar and wording', 'Tracked changes'],
        publish: ['Ready to publish', 'Weak passages rewritten', 'Two editors', 'Report on terms'],
      },
      specs: {
        language: ['Into', { en: 'English', ja: 'Japanese', de: 'German', ar: 'Arabic' }],
        speed: ['Delivery', { normal: 'Normal', nextDay: 'Next day' }],
        certificate: 'Certificate of translation',
      },
    },
    'shop-localisation': {
      title: 'Cross-border Shop Localisation',
      summary: 'Titles, sizes and service phrases rewritten for the market, and listed for you.',
      tags: ['Cross-border', 'Localisation', 'Managed'],
      about:
        'Translation is the beginning. We rewrite titles and benefits for the way people search there, convert sizes and units, check forbidden words and prepare answers for service.\n\nAfterwards we can stay on by the month: new products are listed within three days.',
      audience: ['Brands and factories entering a market', 'Sellers with many sites and few hands'],
      points: [
        'Local buyers choose the words',
        'Forbidden words and rules checked',
        'One hundred service phrases',
      ],
      rows: [
        ['Products to begin with', '50'],
        ['First delivery', '15 working days'],
        ['Markets', 'North America, Western Europe, Japan, Middle East, South-East Asia, Latin America'],
      ],
      faq: [
        ['Do you change text in pictures?', 'Yes, with the editable file; without it we charge per picture.'],
        [
          'Do you promise sales?',
          'No. We answer for quality and time, and compare traffic before and after.',
        ],
      ],
      plans: {
        launch: ['Launch', '50 products', 'A set of service phrases', 'Listing check'],
        care: ['Monthly care', '200 products updated', 'Monthly keyword review'],
      },
      specs: {
        products: ['Products', 'products'],
        market: ['Markets', { one: 'One market', three: 'Three markets', six: 'Six markets' }],
      },
    },
  },
};
