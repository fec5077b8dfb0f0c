import { accountingDay, DAY_MS, HOUR_MS, shiftDay } from '../../../src/domain/calendar';
import type { Goal } from '../../../src/domain/console/goal';
import type { Transfer } from '../../../src/domain/console/transfer';
import type { Warehouse } from '../../../src/domain/console/warehouse';
import type { SubmissionRecord } from './records';

/** Past submissions of the sample operator. */
export function seedSubmissions(seededAt: number): SubmissionRecord[] {
  const day = (days: number) => shiftDay(accountingDay(seededAt), days);
  const base = { userId: '10001', reasons: [] };
  const goal: Goal = {
    title: '将服务上架审核缩短到一个工作日',
    startOn: day(-20),
    endOn: day(40),
    description: '优化材料预审与分单，减少往返补件。',
    metrics: '平均审核时长不超过 8 小时；补件率低于 10%。',
    client: '服务商成长计划',
    reviewers: ['p01', 'p08'],
    weight: 60,
    visibility: 'public',
    audience: [],
  };
  const complaints: Goal = {
    ...goal,
    title: '客诉首次响应控制在 30 分钟内',
    description: '按服务类目分派值班客服，夜间由机器人先行受理。',
    metrics: '首次响应中位数不超过 30 分钟。',
    client: '',
    reviewers: ['p05', 'p07'],
    weight: 50,
  };
  const transfer: Transfer = {
    payAccountId: 'marketing',
    receiverType: 'bank',
    receiverAccount: '6222021234567890123',
    receiverName: '杭州云帆会展服务有限公司',
    amount: 1_860_000,
  };
  const warehouse: Warehouse = {
    name: '华东备件仓',
    host: 'wh-east.example.com',
    owner: 'p03',
    approver: 'p12',
    openOn: day(3),
    closeOn: day(368),
    access: 'private',
    taskName: '开仓盘点',
    taskSummary: '核对首批设备备件的编号与数量。',
    executor: 'p04',
    duty: 'p03',
    remindAt: '09:30',
    taskType: 'stocktake',
    members: [
      { memberId: 'm1', name: '罗一诺', employeeNo: '20418', department: 'delivery' },
      { memberId: 'm2', name: '宋南乔', employeeNo: '20733', department: 'support' },
    ],
  };
  return [
    {
      ...base,
      submissionId: 'goal-review-time',
      kind: 'goal',
      content: goal,
      english: {
        ...goal,
        title: 'Review new services within one working day',
        description: 'Check the papers before they are assigned, so that fewer listings go back and forth.',
        metrics: 'A review takes 8 hours on average; fewer than 10% need more papers.',
        client: 'Provider growth program',
      },
      idempotencyKey: 'seeded-goal-review-time',
      createdAt: seededAt - 12 * DAY_MS + 17 * HOUR_MS,
    },
    {
      ...base,
      submissionId: 'transfer-campaign',
      kind: 'transfer',
      content: transfer,
      english: { ...transfer, receiverName: 'Hangzhou Yunfan Exhibition Services Co., Ltd.' },
      idempotencyKey: 'seeded-transfer-campaign',
      createdAt: seededAt - 4 * DAY_MS + 15 * HOUR_MS,
    },
    {
      ...base,
      submissionId: 'goal-complaints',
      kind: 'goal',
      content: complaints,
      english: {
        ...complaints,
        title: 'Answer complaints within 30 minutes',
        description: 'Assign agents by service category; a bot takes the first questions at night.',
        metrics: 'The median first response takes at most 30 minutes.',
      },
      reasons: [
        { code: 'weightOver', field: 'weight' },
        { code: 'reviewerAway', field: 'reviewers' },
      ],
      idempotencyKey: 'seeded-goal-complaints',
      createdAt: seededAt - 2 * DAY_MS + 11 * HOUR_MS,
    },
    {
      ...base,
      submissionId: 'warehouse-east',
      kind: 'warehouse',
      content: warehouse,
      english: {
        ...warehouse,
        name: 'East China Spare Parts',
        taskName: 'Opening stocktake',
        taskSummary: 'Check the numbers and quantities of the first spare parts.',
        members: warehouse.members.map((member, index) => ({
          ...member,
          name: index === 0 ? 'Luo Yinuo' : 'Song Nanqiao',
        })),
      },
      idempotencyKey: 'seeded-warehouse-east',
      createdAt: seededAt - DAY_MS + 16 * HOUR_MS,
    },
  ];
}
