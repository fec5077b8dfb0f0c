import type { Text } from '../../text';
import { memberAt } from '../team';
import type { TaskRecord } from './tables';

const HOUR_MS = 3_600_000;

/** Title, what it is about, who, hours before the seeded day, percent, and minutes until it was done. */
type TaskSeed = [
  title: Text,
  description: Text,
  member: number,
  hoursAgo: number,
  progress: number,
  minutes?: number,
];

const SEEDS: TaskSeed[] = [
  [
    { zh: '审核实时语音转写的上架申请', en: 'Review the listing of Live Transcription' },
    {
      zh: '核对资质、价格与服务协议，三个工作日内答复服务商。',
      en: 'Check licences, prices and terms; answer the provider within three working days.',
    },
    0,
    3,
    40,
  ],
  [
    { zh: '核对十月结算差异', en: 'Settle the differences of October' },
    {
      zh: '三家服务商的结算单与账本相差共 12 笔。',
      en: 'Twelve lines of three providers differ from the books.',
    },
    0,
    20,
    65,
  ],
  [
    { zh: '回复退款投诉', en: 'Answer the refund complaints' },
    {
      zh: '两位客户对按量部分的退款金额有疑问。',
      en: 'Two customers ask how the metered part was refunded.',
    },
    1,
    26,
    80,
  ],
  [
    { zh: '更新隐私政策的英文版', en: 'Bring the English privacy policy up to date' },
    { zh: '与中文 2.0 版逐条对齐。', en: 'Line it up with version 2.0 clause by clause.' },
    2,
    30,
    0,
  ],
  [
    { zh: '排查短信到达率下降', en: 'Find out why fewer text messages arrive' },
    { zh: '华南地区昨晚到达率降到 96.1%。', en: 'Delivery in the south fell to 96.1% last night.' },
    3,
    34,
    55,
  ],
  [
    { zh: '准备季度服务商评级', en: 'Prepare the rating of providers for the quarter' },
    { zh: '汇总工单响应、续费率与客户评分。', en: 'Bring together response times, renewals and ratings.' },
    4,
    40,
    25,
  ],
  [
    { zh: '为“电子签章”补齐计费规格', en: 'Complete the metering of E-Signature' },
    { zh: '缺少年付档位的单价。', en: 'The price of the yearly tier is missing.' },
    5,
    47,
    10,
  ],
  [
    { zh: '整理首页推荐位', en: 'Tidy up the recommendations of the home page' },
    { zh: '替换两个已下架的服务。', en: 'Replace two services that were taken off.' },
    1,
    52,
    0,
  ],
  [
    { zh: '处理实名认证积压', en: 'Clear the backlog of verifications' },
    { zh: '企业认证待审 36 件，超过两天的优先。', en: '36 companies wait; those over two days come first.' },
    0,
    58,
    30,
  ],
  [
    { zh: '复盘上周支付通道中断', en: 'Look back at last week’s payment outage' },
    { zh: '整理时间线与改进项。', en: 'Write down the timeline and what to improve.' },
    6,
    66,
    90,
    190,
  ],
  [
    { zh: '发布维护公告', en: 'Publish the maintenance notice' },
    { zh: '周六凌晨 2 点至 4 点升级账务系统。', en: 'The ledger is upgraded on Saturday from 2 to 4 a.m.' },
    2,
    12,
    100,
    35,
  ],
  [
    { zh: '确认机器翻译的新报价', en: 'Confirm the new prices of Machine Translation' },
    { zh: '服务商希望下月起生效。', en: 'The provider wants them from next month on.' },
    3,
    18,
    100,
    48,
  ],
  [
    { zh: '补发两张增值税发票', en: 'Issue two VAT invoices again' },
    { zh: '抬头有误，客户已提供正确信息。', en: 'The title was wrong; the customer sent the right one.' },
    0,
    22,
    100,
    25,
  ],
  [
    { zh: '培训新同事使用规则列表', en: 'Show a new colleague the rule table' },
    { zh: '批量审核与导出各演示一次。', en: 'Go through batch approval and export once.' },
    1,
    28,
    100,
    90,
  ],
  [
    { zh: '下架到期的试用套餐', en: 'Take down the trial plans that ended' },
    { zh: '共 7 个套餐，先通知在用客户。', en: 'Seven plans; tell those who use them first.' },
    5,
    260,
    100,
    120,
  ],
  [
    { zh: '清理重复的服务分类', en: 'Merge the doubled service categories' },
    { zh: '“语音”与“语音识别”合并。', en: 'Speech and Speech Recognition become one.' },
    7,
    300,
    100,
    410,
  ],
];

export function seedTasks(seededAt: number): TaskRecord[] {
  return SEEDS.map(([title, description, member, hoursAgo, progress, minutes], index) => {
    const startAt = seededAt - hoursAgo * HOUR_MS;
    return {
      taskId: `T-${1001 + index}`,
      title,
      description,
      ownerId: memberAt(member),
      startAt,
      progress,
      ...(minutes !== undefined && { doneAt: startAt + minutes * 60_000 }),
    };
  });
}
