import type { CategoryWords } from '../words';

export const textMessages: CategoryWords = {
  headings: {
    audience: 'Common uses',
    points: 'Delivery and control',
    steps: 'Three steps',
    support: 'Routes and guarantees',
  },
  steps: [
    'Submit sender names and templates; they are reviewed within two working hours.',
    'Send one to your own phone and check name and text.',
    'Send for real: receipts and reasons of failure come back at once.',
  ],
  support:
    'Direct routes to every carrier back each other up; a broken one is replaced within 10 seconds. Failed messages are free; the carrier’s receipt decides.',
  rows: [
    ['Counting', 'Up to 70 characters are one message, longer ones count by 67'],
    ['Records', 'Kept 6 months, for export'],
  ],
  faq: [
    [
      'Why are names and templates reviewed?',
      'The regulator asks for it, against fraud and spam. Have a licence or trade mark ready.',
    ],
    [
      'A message did not arrive. What now?',
      'Enter the number in the console to see the carrier’s receipt; most often the phone is off or filters.',
    ],
  ],
  services: {
    'sms-notify': {
      title: 'Text Message Service',
      summary: 'Codes and notices to every carrier within five seconds; failures are free.',
      tags: ['SMS', 'Codes', 'Notices'],
      about:
        'Login codes, shipping notes, confirmations: one API sends them all. The fastest route is chosen by number, and codes never queue behind bulk traffic.\n\nLimits are built in: one a minute and ten a day per number, tighter if you like.',
      audience: ['Sites and apps that verify phones', 'Shops and couriers that keep customers informed'],
      points: [
        '3 seconds on average, 99.2% delivered',
        'Codes on a route of their own',
        'Protection against message bombing',
      ],
      rows: [
        ['Carriers', 'China Mobile, Unicom, Telecom, Broadnet'],
        ['Rate', '1,000 a second'],
        ['Validity', '24 months'],
      ],
      faq: [
        [
          'May I send advertising?',
          'Only codes and notices here; use a marketing product with a way to unsubscribe.',
        ],
      ],
      plans: {
        pack1k: ['1,000 messages', '1,000 messages', 'Good for trying'],
        pack20k: ['20,000 messages', '20,000 messages', 'Replies included'],
        pack500k: ['500,000 messages', '500,000 messages', '5 sender names', 'Account manager'],
      },
      specs: { signatures: ['Sender names', 'names'], replies: 'Receive replies' },
    },
    'voice-code': {
      title: 'Voice Verification Code',
      summary: 'When no message arrives, a call reads six digits in a clear voice.',
      tags: ['Voice', 'Codes', 'Fallback'],
      about:
        'Old phones, filters, roaming: somebody always misses the message. A ten-second call reads the digits twice; you pay only when it is answered.\n\nCombine it with text: after sixty seconds without success the call goes out by itself.',
      audience: ['Finance and public services where login must work', 'Platforms with many older users'],
      points: ['Connected in 5 seconds on average', 'Mandarin and English', 'One redial when busy'],
      rows: [
        ['Caller', 'A fixed range you can whitelist'],
        ['Answered', 'About 82%'],
        ['At a time', '200 calls'],
      ],
      faq: [['Can it say something else?', 'With a custom voice, up to twenty fixed seconds after review.']],
      plans: {
        pack2k: ['2,000 calls', '2,000 answered calls', 'Standard voice'],
        pack30k: ['30,000 calls', '30,000 answered calls', 'Priority lines'],
      },
      specs: { voice: ['Voice', { standard: 'Standard', custom: 'Your brand’s own' }] },
    },
    'international-sms': {
      title: 'International Text Messages',
      summary: 'Codes and notices to 190 countries and regions, routed by destination.',
      tags: ['International', 'Going abroad', 'SMS'],
      about:
        'A phone number is the front door of an app abroad. Over forty carriers are connected directly, the rest through tested partners; routes that fake receipts are dropped.\n\nPrices come by region, so nobody studies a list of countries.',
      audience: ['Games, shops and social apps abroad', 'Travel and schools with customers overseas'],
      points: [
        'Local numbers and alphabetic senders',
        'Respects each country’s quiet hours',
        'Templates in many languages',
      ],
      rows: [
        ['Reach', '190 countries and regions'],
        ['Arrival', 'Within 8 seconds in major countries'],
        ['Encoding', 'Unicode, 70 characters each'],
      ],
      faq: [
        [
          'Which countries need registration?',
          'About twenty, India and the United States among them; one to four weeks.',
        ],
      ],
      plans: {
        pack5k: ['5,000 messages', '5,000 messages', 'Shared numbers'],
        pack50k: ['50,000 messages', '50,000 messages', 'Alphabetic sender', 'Route report'],
      },
      specs: {
        region: ['Destinations', { asia: 'Asia', europe: 'Asia and Europe', world: 'World' }],
        senderName: 'Alphabetic sender',
      },
    },
    'sms-marketing-desk': {
      title: 'Member Messaging Desk',
      summary: 'Groups, timing and results for your members, each message with a way out.',
      tags: ['Members', 'Campaigns', 'Conversion'],
      about:
        'Care for members without code: import the list, group by last purchase and taste, choose text and time, and the rest is done for you.\n\nShort links count clicks, and the next day compares groups. Message charges come on top.',
      audience: ['Restaurants, salons and family shops with members', 'Customer teams of brands'],
      points: [
        'Duplicates and unsubscribed left out',
        'Quiet nights and frequency limits',
        'Two versions tried first',
      ],
      rows: [
        ['Begins with', '5,000 members'],
        ['Import', 'Excel or your till'],
        ['Roles', 'Shop, region, head office'],
      ],
      faq: [
        [
          'May I write to people who never agreed?',
          'No. Consent is confirmed on import, and who leaves is never written to again.',
        ],
      ],
      plans: {
        shop: ['Shop', '5,000 members', 'Thirty templates'],
        brand: ['Brand', '50,000 members', 'Short links', 'Many shops'],
      },
      specs: { contacts: ['Members', 'people'], shortLinks: 'Short links' },
    },
  },
};
