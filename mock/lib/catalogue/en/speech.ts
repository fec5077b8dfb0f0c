import type { CategoryWords } from '../words';

export const speech: CategoryWords = {
  headings: {
    audience: 'Where it helps',
    points: 'How well it hears',
    steps: 'From sample to live',
    support: 'Technical support',
  },
  steps: [
    'Upload ten minutes of real audio and get a report the same day.',
    'Settle sampling rate, dialect and vocabulary; our engineers tune the model.',
    'Integrate with the sample projects for web, Android, iOS and mini programs.',
    'Switch over after two weeks side by side with your old system.',
  ],
  support:
    'A fault line day and night, first answer to severe faults within 15 minutes. You keep your own word lists; changes work five minutes after saving.',
  rows: [
    ['Audio', 'WAV, MP3, AMR, PCM at 8 or 16 kHz'],
    ['Storage', 'In mainland China, deleted after 7 days unless you choose otherwise'],
  ],
  faq: [
    [
      'How does it do in noise?',
      'In halls and workshops use a directional microphone; we send a report with and without noise reduction.',
    ],
    [
      'Can anybody listen to my recordings?',
      'No. Nobody plays customer audio without written permission, and every access is logged.',
    ],
  ],
  services: {
    'live-transcription': {
      title: 'Live Transcription',
      summary: 'Words appear half a second after they are said: for live captions and meeting notes.',
      tags: ['Speech to text', 'Captions', 'Live'],
      about:
        'Send sound over one connection and receive text sentence by sentence, corrected as the context grows. Punctuation, numbers and dates are written the way people read them.\n\nUp to 8 speakers are told apart, and notes with time marks are ready after the meeting.',
      audience: ['Streams and launches that need captions', 'Teams building meeting and classroom software'],
      points: [
        '97.5% of characters right in quiet rooms',
        'First word within 400 milliseconds',
        'Mandarin, Cantonese and Sichuanese',
      ],
      rows: [
        ['Protocol', 'WebSocket, resumes after a break'],
        ['First word', 'Within 400 milliseconds'],
        ['Session', 'Up to 5 hours'],
      ],
      faq: [
        [
          'Are words lost on a bad network?',
          'The client keeps 30 seconds and resumes where it stopped; nothing is lost or charged twice.',
        ],
        [
          'What is a stream?',
          'One transcription at a time. A meeting is one stream, however many people speak.',
        ],
      ],
      plans: {
        standard: ['Standard', '10 streams', '300 hours a month', 'Your own word list'],
        pro: ['Professional', '50 streams', '2,000 hours a month', 'Speakers told apart'],
      },
      specs: {
        streams: ['Streams', 'streams'],
        dialect: [
          'Languages',
          { mandarin: 'Mandarin', cantonese: 'Mandarin and Cantonese', sichuan: 'Mandarin and Sichuanese' },
        ],
        speakers: 'Tell speakers apart',
      },
    },
    'recording-to-text': {
      title: 'Recording to Text',
      summary: 'Interviews, hearings and service calls in bulk: an hour of audio is text in three minutes.',
      tags: ['Speech to text', 'Recordings', 'Batch'],
      about:
        'Drop recordings in and come back for text in paragraphs with time stamps. The queue is visible; a file that fails says why and costs nothing.\n\nOnly speech is counted: silence is skipped.',
      audience: ['Journalists and researchers with interviews', 'Call centres that check past recordings'],
      points: ['Files up to 12 hours', 'Speakers and moods marked', 'Word, SRT subtitles or JSON'],
      rows: [
        ['Speed', 'About 3 minutes for an hour'],
        ['File size', 'Up to 2 GB'],
        ['Validity', 'Hour packs last 12 months'],
      ],
      faq: [
        ['How are hours counted?', 'By seconds of speech, each file at least one minute.'],
        ['Can I stack packs?', 'Yes. What ends first is used first.'],
      ],
      plans: {
        hours100: ['100 hours', '100 hours of speech', 'Browser and API'],
        hours1000: ['1,000 hours', '1,000 hours of speech', 'Priority queue', 'Word lists included'],
      },
      specs: { hotWords: 'Your own word list' },
    },
    'voice-synthesis': {
      title: 'Voice Synthesis',
      summary:
        'Forty natural voices with speed and pauses under control, for announcements, books and service lines.',
      tags: ['Text to speech', 'Dubbing', 'Announcements'],
      about:
        'Type text, get a voice close to a person’s. Readings of names, numbers and pauses can be set one by one, or for whole passages with markup.\n\nThe audio is yours, for commercial use on every channel.',
      audience: [
        'Studios that make courses and audio books',
        'Shops, stations and service lines with announcements',
      ],
      points: [
        '40 voices, children and dialects among them',
        'Streams from the first 200 milliseconds',
        'A dictionary of readings you maintain',
      ],
      rows: [
        ['Output', 'MP3 or WAV up to 48 kHz'],
        ['Per call', 'Up to 10,000 characters'],
        ['Licence', 'Commercial, every channel'],
      ],
      faq: [
        [
          'Can you copy my own voice?',
          'On request. You record it in person and sign a release; we refuse other people’s voices.',
        ],
        [
          'Do I pay twice for the same sentence?',
          'The same text and settings within 24 hours come from a cache and cost nothing.',
        ],
      ],
      plans: {
        personal: ['Personal', '200,000 characters a month', '12 basic voices'],
        business: ['Business', '3 million characters a month', 'Every voice', '20 calls at a time'],
      },
      specs: {
        voices: [
          'Voices',
          { basic: 'Basic voices', premium: 'Premium voices', all: 'All voices and dialects' },
        ],
        concurrency: ['Calls at a time', 'calls'],
      },
    },
    'call-quality-inspection': {
      title: 'Call Quality Inspection',
      summary: 'Every call is checked for missing phrases, promises that must not be made, and mood.',
      tags: ['Call centre', 'Quality', 'Speech analysis'],
      about:
        'Sampling hears two calls in a hundred. Here all are transcribed and scored by rule, and inspectors listen only to what looks wrong.\n\nRules are plain sentences, such as “confirm how to reach the customer before the end”.',
      audience: [
        'Service and sales teams of fifty seats and more',
        'Financial companies that must keep inspection records',
      ],
      points: [
        'All calls, reported by eight the next morning',
        'Dashboards by agent, team and product',
        'Appeals and reviews on record',
      ],
      rows: [
        ['Connection', 'Recording folder, SIP mirror or API'],
        ['Rules', 'As many as you need'],
        ['Hosting', 'Public cloud; private on request'],
      ],
      faq: [
        [
          'Can it warn agents during a call?',
          'With live prompts a note appears on the agent’s desk while they speak.',
        ],
        [
          'Must we replace our recorder?',
          'No. We know more than thirty recorders; connecting takes about two days.',
        ],
      ],
      plans: {
        standard: ['Standard', '10 seats', 'All calls inspected', '60 rule templates'],
        flagship: ['Flagship', '50 seats', 'Live prompts', 'Quarterly review with a consultant'],
      },
      specs: { seats: ['Seats', 'seats'], livePrompts: 'Live prompts' },
    },
  },
};
