import type zh from '../zh-CN/description';

export default {
  'description.home':
    'Messaging, identity checks, data and cloud services: compare plans, order online and start as soon as you pay.',
  'description.market':
    'Filter business services by category, type and price, and compare plans and prices side by side.',
  'description.service': '{name}: plans, prices, specifications and FAQ.',
  'description.provider': '{name}: services, qualifications and service level on Service Market.',
  'description.agreement': '{name}: agreements, privacy policy and help of Service Market.',
  'description.announcement': '{name}: product updates, maintenance notices and offers of Service Market.',
  'description.register': 'Sign up for Service Market with your phone number and order within minutes.',
} satisfies Record<keyof typeof zh, string>;
