import type zh from '../zh-CN/submission';

export default {
  'submission.number': 'Number',
  'submission.at': 'Submitted',
  'submission.status': 'Status',
  'submission.status.reviewing': 'In progress',
  'submission.status.done': 'Done',
  'submission.status.refused': 'Refused',
  'submission.step.waiting': 'Waiting',
  'submission.step.submitted': 'Submitted',
  'submission.step.checked': 'Checked',
  'submission.step.reviewed': 'Reviewed',
  'submission.step.published': 'Published',
  'submission.step.sent': 'Sent',
  'submission.step.arrived': 'Arrived',
  'submission.step.assigned': 'Task assigned',
  'submission.step.opened': 'Opened',
} satisfies Record<keyof typeof zh, string>;
