import type zh from '../zh-CN/lab';

/** The story lab of the demo page. */
export default {
  'lab.lead':
    'Each story plays real calls against a database of its own, on a clock of its own. Your demo data stays as it is.',
  'lab.stories': 'Stories',
  'lab.starting': 'Starting',
  'lab.playing': 'Playing step {step} of {total}',
  'lab.progress': '{position} of {total} steps done',
  'lab.clock': 'Story clock:',
  'lab.next': 'Next step',
  'lab.playAll': 'Play to the end',
  'lab.pause': 'Pause',
  'lab.restart': 'Start again',
  'lab.open': 'Open the portal here',
  'lab.open.blocked': 'Your browser blocked the new window. Allow it for this site and try again.',
  'lab.link.step': 'Link to this step:',
  'lab.link.portal': 'Link into the portal:',
  'lab.link': 'This link opens a story: {story}',
  'lab.link.session':
    'The portal opens as the story’s customer, in place of your session in this window. Your data stays as it is.',
  'lab.link.open': 'Open the story',
  'lab.link.keep': 'Keep my session',
  'lab.inStory': 'New windows of this browser work on the data of a story',
  'lab.inStory.description':
    'You opened the portal from a story. Windows in which you were signed in before still work on your own data.',
  'lab.leave': 'Back to my own data',
  'lab.steps': 'Steps',
  'lab.playTo': 'Play to step {step}',
  'lab.status.done': 'Done',
  'lab.status.running': 'Playing',
  'lab.status.failed': 'Failed',
  'lab.status.waiting': 'Not played',
  'lab.failure': '{call} didn’t end as expected',
  'lab.found': 'Expected: {expected}. Found: {found}',
  'lab.calls': 'Calls',
  'lab.calls.lead':
    'Of this story and of every portal window opened from it, newest first. Passwords, tokens and codes are hidden.',
  'lab.calls.none': 'No calls yet',
  'lab.calls.failed': 'Couldn’t update the calls. Shown are those of the last update.',
  'lab.call.pending': 'No reply yet',
  'lab.call.lost': 'Connection lost',
  'lab.call.status': '{status} · code {code} · {milliseconds} ms',
} satisfies Record<keyof typeof zh, string>;
