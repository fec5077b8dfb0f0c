import type { Topic } from '../../../../src/domain/console/consoleSearch';
import type { Text } from '../../text';
import { memberAt } from '../team';
import type { ApplicationRecord } from './tables';

const SEEDS: [name: Text, description: Text, topic: Topic, rating: number, active: number][] = [
  [
    { zh: '上架助手', en: 'Listing Assistant' },
    { zh: '逐项检查上架材料', en: 'Checks the papers of a listing one by one' },
    'onboarding',
    47,
    1280,
  ],
  [
    { zh: '价格试算器', en: 'Price Calculator' },
    { zh: '按规格试算套餐与折扣', en: 'Works out plans and discounts' },
    'pricing',
    45,
    2140,
  ],
  [
    { zh: '对账台', en: 'Reconciliation Desk' },
    { zh: '比对账本与渠道流水', en: 'Compares the books with what channels say' },
    'billing',
    43,
    640,
  ],
  [
    { zh: '退款工作台', en: 'Refund Desk' },
    { zh: '集中处理退款与申诉', en: 'Refunds and complaints in one place' },
    'refunds',
    39,
    512,
  ],
  [
    { zh: '资质核验', en: 'Licence Check' },
    { zh: '核对营业执照与有效期', en: 'Looks up licences and their dates' },
    'compliance',
    46,
    903,
  ],
  [
    { zh: '风险雷达', en: 'Risk Radar' },
    { zh: '发现异常登录与下单', en: 'Finds unusual sign-ins and orders' },
    'security',
    44,
    377,
  ],
  [
    { zh: '服务质量看板', en: 'Quality Board' },
    { zh: '汇总可用率与响应时间', en: 'Availability and response times at a glance' },
    'quality',
    41,
    1536,
  ],
  [
    { zh: '工单助理', en: 'Ticket Aide' },
    { zh: '归类工单并推荐答复', en: 'Sorts tickets and suggests answers' },
    'support',
    38,
    2875,
  ],
  [
    { zh: '活动编排', en: 'Campaign Planner' },
    { zh: '排期、投放与复盘', en: 'Plans, runs and reviews campaigns' },
    'growth',
    36,
    431,
  ],
  [
    { zh: '数据取数台', en: 'Data Counter' },
    { zh: '按模板取数并导出', en: 'Runs saved questions and exports answers' },
    'data',
    42,
    1190,
  ],
  [
    { zh: '接口联调箱', en: 'Integration Box' },
    { zh: '模拟回调与签名校验', en: 'Plays callbacks and checks signatures' },
    'integration',
    48,
    768,
  ],
  [
    { zh: '新人课堂', en: 'Classroom' },
    { zh: '新同事两周入门课', en: 'Two weeks of lessons for new colleagues' },
    'training',
    40,
    256,
  ],
];

export function seedApplications(): ApplicationRecord[] {
  return SEEDS.map(([name, description, topic, rating, activeUsers], index) => ({
    applicationId: `A-${301 + index}`,
    name,
    description,
    topic,
    ownerId: memberAt(index),
    rating,
    activeUsers,
    newUsers: Math.round(activeUsers / (8 + (index % 5))),
    paused: index === 8,
    pinned: false,
  }));
}
