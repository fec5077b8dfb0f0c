import type { CategoryWords } from '../words';

export const bookkeeping: CategoryWords = {
  headings: {
    audience: 'Whom we serve',
    points: 'Work included',
    steps: 'How a month goes',
    support: 'Who is responsible',
  },
  steps: [
    'Receipts come in during the first five days, as photos or by post.',
    'The accountant books them and asks the same day when unsure.',
    'Before filing you confirm statements and tax.',
    'Afterwards vouchers and receipts go into the electronic books.',
  ],
  support:
    'One accountant works, another checks, and both stay. Late fees and fines caused by our mistakes are ours to pay.',
  rows: [
    ['Licence', 'Bookkeeping licence; every accountant certified'],
    ['Books kept', 'Electronically for ten years, paper on request'],
  ],
  faq: [
    ['What if the accountant changes?', 'Handover takes two weeks, and never both at once.'],
    ['Can I stop at any time?', 'Yes, after the current period; the books are yours within three days.'],
  ],
  services: {
    'small-business-books': {
      title: 'Bookkeeping for Small Companies',
      summary: 'Books, tax and annual report by one accountant, in words you understand.',
      tags: ['Bookkeeping', 'Tax', 'Small companies'],
      about:
        'Statements in plain words: what you earned, where money went, what tax comes next, on one page.\n\nWe tell you which relief applies, so you need not watch for notices.',
      audience: ['Young companies without an accountant', 'Sole traders and studios'],
      points: ['Books, filing, insurance bases', 'A one-page brief each month', 'Relief pointed out'],
      rows: [
        ['Begins with', '30 vouchers a month'],
        ['Taxpayers', 'Small-scale and general'],
        ['Brief', 'By the 18th'],
      ],
      faq: [['Must I file without income?', 'Yes, on time; long zero filings are a risk we point out.']],
      plans: {
        simplified: ['Small-scale', '30 vouchers a month', 'Quarterly filing'],
        general: ['General taxpayer', '100 vouchers a month', 'Monthly filing', 'Annual report included'],
      },
      specs: { vouchers: ['Vouchers a month', 'vouchers'], annualReport: 'Annual report' },
    },
    'tax-health-check': {
      title: 'Company Tax Health Check',
      summary: 'Your books through an inspector’s eyes, with risks lined up by amount.',
      tags: ['Tax', 'Risk', 'Consulting'],
      about:
        'Odd tax rates, old balances, invoices that do not match goods: the authority’s system has long noticed. A certified tax agent looks first, with the same figures.\n\nWe speak only of lawful remedies and arrange no avoidance.',
      audience: ['Companies before a round or a sale', 'Companies with a letter from the tax office'],
      points: ['120 figures', 'Risk in ranges of money', 'How to correct yourself'],
      rows: [
        ['Years checked', 'From 1'],
        ['Time', '10 working days'],
        ['By', 'Certified tax agent, five years and more'],
      ],
      faq: [['Does the tax office see it?', 'No. You alone receive it and decide.']],
      plans: {
        online: ['Online check', '1 year', 'List of risks'],
        partner: ['Partner edition', '2 years', 'Visit', 'Explained by a partner'],
      },
      specs: { years: ['Years', 'years'], visit: 'Visit' },
    },
    'payroll-desk': {
      title: 'Payroll and Income Tax',
      summary: 'Attendance in, payslips out; insurance rates and tax keep themselves current.',
      tags: ['Payroll', 'Income tax', 'Social insurance'],
      about:
        'Import attendance and bonuses, and a hundred people are paid in ten minutes. We keep the local rates; any version can be brought back.\n\nStaff read and sign their payslips on the phone, behind a password of their own.',
      audience: ['Chains with staff in many cities', 'People who no longer want spreadsheets'],
      points: ['Insurance rules of 300 cities', 'Cumulative tax computed', 'Signed, encrypted payslips'],
      rows: [
        ['Begins with', '10 people'],
        ['Payment', 'Through six banks'],
        ['Rights', 'Field by field'],
      ],
      faq: [['Can past data be imported?', 'Yes, from January on, so that the cumulative tax goes on.']],
      plans: {
        standard: ['Standard', '10 people', 'One city'],
        plus: ['Plus', '100 people', 'Any city', 'Paid through the bank'],
      },
      specs: {
        employees: ['People', 'people'],
        cities: ['Cities', { one: '1 city', five: '5 cities', all: 'Any city' }],
      },
    },
    'company-registration': {
      title: 'Company Registration',
      summary: 'Name, licence, seals and bank account: open for business in three working days.',
      tags: ['Registration', 'Licence', 'Bank account'],
      about:
        'From the name to the account along one list. We first ask what you will do, then advise on scope and capital, so that nothing must be changed later.\n\nNo hidden charges; public fees at cost.',
      audience: ['First-time founders', 'Companies opening branches elsewhere'],
      points: [
        'A refused name is filed again free',
        'Scope in the official wording',
        'Tax registration and first invoices',
      ],
      rows: [
        ['Time', '3 to 7 working days'],
        ['Where', 'Main cities of east, north and south China'],
        ['Address', 'A compliant shared one on request, at extra cost'],
      ],
      faq: [['Must I be there?', 'Mostly all is online; the bank wants to see the representative once.']],
      plans: {
        basic: ['Licence', 'Name and licence', 'Tax registration'],
        complete: ['Ready to open', 'A set of seals', 'Company at the bank', 'First month of books'],
      },
      specs: {
        place: ['Where', { east: 'East China', north: 'North China', south: 'South China' }],
        bankVisit: 'Company at the bank',
        seals: 'A set of seals',
      },
    },
    'desktop-ledger': {
      title: 'Desktop Ledger',
      summary: 'Bookkeeping on your own computer; no longer sold, still patched.',
      tags: ['Ledger', 'Desktop', 'Discontinued'],
      about:
        'An old companion of small shops that keeps books on the computer, without a network.\n\nIt is no longer sold; security patches continue until licences end. New users are better off online.',
      audience: ['Owners of a running licence', 'Accountants who consult old books'],
      points: ['Vouchers, ledgers, statements', 'Local backup', 'Books move to the online edition'],
      rows: [
        ['System', 'Windows 10 and later'],
        ['Sets of books', '5'],
        ['Patches', 'While licensed'],
      ],
      faq: [['Can old books move online?', 'Yes, export them and we import them for nothing.']],
      plans: { licence: ['Desktop licence', '1 computer', '5 sets of books'] },
    },
  },
};
