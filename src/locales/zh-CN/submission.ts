/** What was handed in with the console's forms, wherever it is shown. */
export default {
  'submission.number': '编号',
  'submission.at': '提交时间',
  'submission.status': '状态',
  'submission.status.reviewing': '处理中',
  'submission.status.done': '已完成',
  'submission.status.refused': '未通过',
  'submission.step.waiting': '等待处理',
  'submission.step.submitted': '提交',
  'submission.step.checked': '规则检查',
  'submission.step.reviewed': '评审',
  'submission.step.published': '发布',
  'submission.step.sent': '出账',
  'submission.step.arrived': '到账',
  'submission.step.assigned': '任务分派',
  'submission.step.opened': '启用',
};
