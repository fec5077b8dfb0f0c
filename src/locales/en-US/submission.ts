import type zh from '../zh-CN/submission';

export default {
  'submission.number': 'ID',
  'submission.at': 'Submitted',
  'submission.status': 'Status',
  'submission.status.reviewing': 'In progress',
  'submission.status.done': 'Done',
  'submission.status.refused': 'Rejected',
  'submission.step.waiting': 'Waiting',
  'submission.step.submitted': 'Submitted',
  'submission.step.checked': 'Checks',
  'submission.step.reviewed': 'Review',
  'submission.step.published': 'Published',
  'submission.step.sent': 'Sent',
  'submission.step.arrived': 'Received',
  'submission.step.assigned': 'Task assigned',
  'submission.step.opened': 'Opened',
} satisfies Record<keyof typeof zh, string>;
