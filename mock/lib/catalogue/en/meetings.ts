import type { CategoryWords } from '../words';

export const meetings: CategoryWords = {
  headings: {
    audience: 'Teams it suits',
    points: 'What it feels like',
    steps: 'Getting ready',
    support: 'Making sure',
  },
  steps: [
    'An administrator imports members or syncs the directory.',
    'Check microphone, camera and network in a test meeting.',
    'Send the first invitation; a link is enough to join.',
    'Read the quality report and our advice for weak places.',
  ],
  support:
    'Forty points of entry nationwide. For important meetings an engineer stands by and tests an hour before.',
  rows: [
    ['Join from', 'Computer, phone, browser, room system'],
    ['Encryption', 'TLS and SRTP'],
  ],
  faq: [
    ['Do guests install anything?', 'No, a browser will do; hosts get every feature in the client.'],
    [
      'What about colleagues abroad?',
      'They enter through international lines; a low-bandwidth mode can be set for them.',
    ],
  ],
  services: {
    'video-meeting': {
      title: 'Cloud Video Meetings',
      summary: 'Clear meetings on poor networks, with noise removal, captions and notes.',
      tags: ['Video meetings', 'Teamwork', 'Remote work'],
      about:
        'Meet from the underground: speech stays clear with thirty percent of packets lost. Keyboards and drills disappear, speech turns into captions.\n\nFive minutes after the end everybody has notes, tasks and the recording.',
      audience: ['Companies spread over cities', 'Sales people and advisers who meet customers'],
      points: ['Works at 30% loss', 'Captions and notes', 'Waiting room, lock and watermark'],
      rows: [
        ['Begins with', '1 host'],
        ['People', '100 to 1,000'],
        ['Picture', 'Up to 1080p'],
      ],
      faq: [['Can one host run two meetings?', 'One at a time each; joining takes no seat.']],
      plans: {
        team: ['Team', '1 host', 'No time limit'],
        business: ['Business', '5 hosts', 'Cloud recording', 'Live captions'],
        enterprise: ['Enterprise', '30 hosts', 'A thousand people', 'Single sign-on and audit'],
      },
      specs: {
        hosts: ['Hosts', 'hosts'],
        size: ['People', { p100: '100 people', p300: '300 people', p1000: '1,000 people' }],
        recording: 'Cloud recording',
      },
    },
    'webinar-hosting': {
      title: 'Online Launch Production',
      summary: 'Direction, streaming, interaction and figures by one crew; you only go on stage.',
      tags: ['Live', 'Launch', 'Production'],
      about:
        'Nothing is worse than a black screen. The crew plans, rehearses, directs and stands by, with two streams and two machines; if the speaker drops, a film takes over.\n\nThree days later you have figures, questions and short cuts.',
      audience: ['Marketing teams with launches and forums', 'Institutions with large trainings'],
      points: ['Rehearsals on the real set', 'Two streams', 'Three short films'],
      rows: [
        ['Length', 'From 2 hours'],
        ['Crew', '4 remote or 7 on site'],
        ['Delay', 'Within 3 seconds'],
      ],
      faq: [
        ['What if the date moves?', 'Once free until five days before; later 30% of the labour is charged.'],
      ],
      plans: {
        remote: ['Remote', 'Crew of 4', 'One rehearsal'],
        onSite: ['On site', 'Crew of 7', 'Four cameras', 'Two rehearsals'],
      },
      specs: {
        hours: ['Live hours', 'hours'],
        audience: ['Audience', { k1: '1,000', k10: '10,000', k50: '50,000' }],
        interpreting: 'Chinese–English interpreting',
      },
    },
    'meeting-room-panel': {
      title: 'Meeting Room Panel',
      summary: 'A panel by the door: book, check in, give back. Half as many rooms stand blocked.',
      tags: ['Meeting rooms', 'Booking', 'Devices'],
      about:
        'Red is busy, green is free; you know at the door. Without a check-in after ten minutes the room is released, and one tap gives it back early.\n\nAny Android tablet will do, old ones too.',
      audience: ['Offices short of rooms', 'Shared offices and university labs'],
      points: ['Calendars in step both ways', 'Released when nobody comes', 'Use by department'],
      rows: [
        ['Begins with', '3 rooms'],
        ['Device', 'Android tablet from 8 inches'],
        ['Calendars', 'Exchange, WeCom, DingTalk, Feishu'],
      ],
      faq: [['Are tablets included?', 'No. Bring yours or rent ours at ¥30 a month.']],
      plans: {
        rooms: ['Floor', '3 rooms', 'Check in by code'],
        campus: ['Campus', '20 rooms', 'Directions between buildings', 'Usage reports'],
      },
      specs: { rooms: ['Rooms', 'rooms'] },
    },
    'video-sdk': {
      title: 'Video Calling SDK',
      summary: 'Twenty lines put one-to-one or group calls into your app.',
      tags: ['Video', 'SDK', 'Interaction'],
      about:
        'Clinics, interviews and classrooms want a call screen of their own. The SDK captures, encodes, fights bad networks and records; the look is yours.\n\nOnly minutes of real calls count, not waiting.',
      audience: ['Online health and education', 'Apps for remote signing and inspection'],
      points: [
        '200 milliseconds worldwide',
        'Backgrounds and noise removal',
        'Recording and review on the server',
      ],
      rows: [
        ['Platforms', 'Web, Android, iOS, HarmonyOS, mini programs'],
        ['People on stage', 'Up to 50'],
        ['Validity', '12 months'],
      ],
      faq: [['How are minutes counted?', 'Per viewer of a picture; voice alone counts a quarter.']],
      plans: {
        minutes100k: ['100,000 minutes', '100,000 minutes', 'Five platforms'],
        minutes2m: ['2 million minutes', '2 million minutes', 'Whiteboard', 'Architect’s support'],
      },
      specs: {
        definition: ['Definition', { sd: 'Standard', hd: 'High', fullHd: 'Full high' }],
        whiteboard: 'Whiteboard',
      },
    },
  },
};
