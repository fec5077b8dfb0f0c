import type { Topic } from '../../../../src/domain/console/consoleSearch';
import type { Text } from '../../text';
import { memberAt } from '../team';

const HOUR_MS = 3_600_000;

export interface ProjectText {
  /** Also the id of its approval. */
  projectId: string;
  title: Text;
  summary: Text;
  topics: Topic[];
  ownerId: string;
  memberIds: string[];
  rating: number;
  /** Milliseconds before the seeded day. */
  age: number;
  /** What is asked for, in cents. */
  budget: number;
}

const SEEDS: [title: Text, summary: Text, topics: Topic[], budget: number][] = [
  [
    { zh: '服务上架流程再造', en: 'A new way to list services' },
    { zh: '把七步审核并成三步，材料一次交齐。', en: 'Seven checks become three, with all papers at once.' },
    ['onboarding', 'compliance'],
    28_600_000,
  ],
  [
    { zh: '统一计费引擎', en: 'One engine for billing' },
    { zh: '套餐、用量与折扣走同一套规则。', en: 'Plans, usage and discounts under the same rules.' },
    ['billing', 'pricing'],
    96_000_000,
  ],
  [
    { zh: '退款自动核算', en: 'Refunds that work themselves out' },
    {
      zh: '未用部分按天折算，三分钟给出金额。',
      en: 'What is left is counted by the day, within three minutes.',
    },
    ['refunds', 'billing'],
    15_800_000,
  ],
  [
    { zh: '账号安全加固', en: 'Safer accounts' },
    { zh: '异地登录提醒与设备管理。', en: 'Notices of unusual sign-ins, and a list of devices.' },
    ['security'],
    22_400_000,
  ],
  [
    { zh: '服务质量红黑榜', en: 'Quality ranking of providers' },
    { zh: '每月公布可用率与响应时间。', en: 'Availability and response times, published monthly.' },
    ['quality', 'data'],
    9_600_000,
  ],
  [
    { zh: '智能客服二期', en: 'Support assistant, second phase' },
    {
      zh: '接入订单与账单上下文，先答后转。',
      en: 'It knows orders and bills, and answers before it passes on.',
    },
    ['support', 'integration'],
    48_000_000,
  ],
  [
    { zh: '年度大促会场', en: 'The yearly sale' },
    { zh: '三个会场、十二家服务商、两周准备。', en: 'Three halls, twelve providers, two weeks to prepare.' },
    ['growth', 'pricing'],
    35_500_000,
  ],
  [
    { zh: '经营数据中台', en: 'Business figures in one place' },
    { zh: '指标口径统一，取数不再排队。', en: 'One meaning for each figure, and no queue for answers.' },
    ['data'],
    64_000_000,
  ],
  [
    { zh: '开放接口 2.0', en: 'Open interface 2.0' },
    { zh: '幂等下单、签名校验与沙箱环境。', en: 'Orders that repeat safely, signatures and a sandbox.' },
    ['integration', 'security'],
    41_200_000,
  ],
  [
    { zh: '运营学院', en: 'Academy of operations' },
    { zh: '二十四节课，覆盖上架到续费。', en: 'Twenty-four lessons from listing to renewal.' },
    ['training', 'onboarding'],
    7_300_000,
  ],
  [
    { zh: '跨境合规专项', en: 'Rules across borders' },
    { zh: '数据出境评估与合同模板更新。', en: 'Assessing data that leaves, and new contract templates.' },
    ['compliance'],
    18_900_000,
  ],
  [
    { zh: '续费率提升计划', en: 'More renewals' },
    { zh: '到期提醒、用量报告与专属报价。', en: 'Reminders, usage reports and offers of one’s own.' },
    ['growth', 'support'],
    12_500_000,
  ],
];

/** The projects: always the same, so nothing of them is stored. */
export const PROJECTS: readonly ProjectText[] = SEEDS.map(([title, summary, topics, budget], index) => ({
  projectId: `P-${2601 + index}`,
  title,
  summary,
  topics,
  ownerId: memberAt(index * 5),
  memberIds: Array.from({ length: 2 + (index % 4) }, (_, place) => memberAt(index * 5 + place)),
  rating: 38 + ((index * 5) % 12),
  age: (index * 31 + 5) * HOUR_MS,
  budget,
}));
