import type { CategoryWords } from '../words';

export const contentWriting: CategoryWords = {
  headings: {
    audience: 'Who it is for',
    points: 'Our standard',
    steps: 'How a piece is made',
    support: 'Rights and revisions',
  },
  steps: [
    'Fill in one page: who reads it and what they should do.',
    'An editor proposes topics or a script; writing starts when you agree.',
    'The draft comes on time, remarks are gathered in one place.',
    'You get the source files and advice on publishing.',
  ],
  support:
    'Rights pass to you with full payment. Facts, figures and quotations are checked; plagiarism would be our liability.',
  rows: [
    ['Originality', 'Less than 10% overlap, no unlicensed material'],
    ['Revisions', 'Two rounds, then 30% of the fee'],
  ],
  faq: [
    [
      'Is it written by AI?',
      'People write what people are paid for; tools only check. Software marks what it generates.',
    ],
    ['Can I choose the writer?', 'Yes, and keep the same one after a trial piece.'],
  ],
  services: {
    'brand-articles': {
      title: 'Brand Articles',
      summary: 'Columns, cases and portraits that are exact, readable and hold up.',
      tags: ['Copy', 'Articles', 'Case studies'],
      about:
        'A good article begins with an interview. A former journalist talks to your customers and engineers for an hour, and writes what laymen follow and experts accept.\n\nNo empty phrases, no shouting titles.',
      audience: [
        'Business services that cannot say why they are good',
        'Teams with a channel and nobody to fill it',
      ],
      points: ['An hour’s interview', 'A list of checked facts', 'Three titles to choose from'],
      rows: [
        ['Length', '800 or 2,300 words'],
        ['Time', '4 or 10 days'],
        ['Writers', 'Five years in media and more'],
      ],
      faq: [['Is our field too special?', 'See two hundred words free first, then order.']],
      plans: {
        single: ['Single', '1 article', 'Two revisions'],
        column: ['Quarterly column', '6 articles a month', 'With pictures', 'Topic meetings'],
      },
      specs: {
        articles: ['Articles', 'articles'],
        depth: ['Form', { short: 'Short', feature: 'Feature' }],
        illustration: 'Original pictures',
      },
    },
    'product-video': {
      title: 'Product Videos',
      summary: 'From script to film in seven days, wide and tall, with an opening that holds.',
      tags: ['Video', 'Filming', 'Editing'],
      about:
        'Send the product and we film. The director draws a storyboard and waits for your yes; light, props and models are in our own studio.\n\nOne film becomes wide, tall and fifteen seconds, ready to run.',
      audience: ['Shop pages and feed advertising', 'Manufacturers with fairs and web sites'],
      points: ['Storyboard before the camera', '4K, two formats', 'Music and fonts licensed'],
      rows: [
        ['Length', 'From 15 seconds'],
        ['Time', '7 working days'],
        ['Samples', 'Sent back afterwards'],
      ],
      faq: [['Can scenes be filmed again?', 'Free when the fault is ours; new scenes by the half day.']],
      plans: {
        tabletop: ['Tabletop', '15 seconds', 'In the studio'],
        story: ['Story', '60 seconds', 'A day on location', 'Three versions'],
      },
      specs: {
        seconds: ['Length', 'seconds'],
        actors: ['Actors', { none: 'None', one: '1 actor', two: '2 actors' }],
      },
    },
    'writing-assistant': {
      title: 'Writing Assistant',
      summary: 'Draft, rewrite and proofread in one line, in the voice of your brand.',
      tags: ['Writing', 'AI', 'Proofreading'],
      about:
        'It does not think for you, it saves you effort: points become a draft, long sentences short, slips and contradictions are found.\n\nLet it learn from your best pieces, and it sounds like one of you.',
      audience: ['Media and marketing teams', 'Everybody who writes plans and reports'],
      points: ['Quotations with their source', 'Hints on forbidden advertising words', 'A shared library'],
      rows: [
        ['Begins with', '1 member'],
        ['Per member', '600,000 characters a month'],
        ['Works in', 'Browser, extension, Word'],
      ],
      faq: [
        ['Is my text used for training?', 'No. The voice stays in your space and ends when you delete it.'],
      ],
      plans: {
        solo: ['Solo', '1 member', 'Proofreading and rewriting'],
        studio: ['Studio', '6 members', 'Brand voice', 'Shared library'],
      },
      specs: { members: ['Members', 'members'], brandVoice: 'Brand voice' },
    },
    'content-check-api': {
      title: 'Content Moderation API',
      summary: 'Text, pictures and videos checked before they appear: violations, adverts, spam.',
      tags: ['Content safety', 'Moderation', 'API'],
      about:
        'Cleaning up costs far more than keeping clean. Each item comes back with kind, confidence and the passage; you decide to pass, stop or ask a person.\n\nPuns, variants and text in pictures are recognised.',
      audience: ['Communities, comments and live chat', 'Platforms where merchants upload'],
      points: ['120 kinds in nine groups', 'Your own words at once', 'Appeals come back to the model'],
      rows: [
        ['Time', '50 ms for text, 300 ms for pictures'],
        ['Per call', '10,000 characters'],
        ['Validity', '12 months'],
      ],
      faq: [['Does it catch everything?', 'No system does. Add people where risk is high.']],
      plans: {
        pack100k: ['100,000 checks', '100,000 checks', 'Text'],
        pack5m: ['5 million checks', '5 million checks', 'Pictures and videos', 'Policy adviser'],
      },
      specs: {
        kinds: ['Content', { text: 'Text', image: 'Text and pictures', video: 'Text, pictures and videos' }],
      },
    },
  },
};
