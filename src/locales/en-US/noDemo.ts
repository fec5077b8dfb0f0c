import type zh from '../zh-CN/noDemo';

export default {
  'noDemo.title': 'The developer demo isn’t part of this site',
  'noDemo.description':
    'It’s for developers and testers, and comes with development and trial versions of the portal only.',
} satisfies Record<keyof typeof zh, string>;
