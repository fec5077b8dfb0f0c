import type { Topic } from '../../../../src/domain/console/consoleSearch';
import type { Text } from '../../text';
import { memberAt } from '../team';

const DAY_MS = 86_400_000;

export interface ArticleText {
  articleId: string;
  title: Text;
  excerpt: Text;
  topics: Topic[];
  ownerId: string;
  /** Stars times ten. */
  rating: number;
  /** Milliseconds before the seeded day. */
  age: number;
  stars: number;
  likes: number;
}

const SEEDS: [title: Text, excerpt: Text, topics: Topic[]][] = [
  [
    { zh: '上架审核的十二个常见退回原因', en: 'Twelve reasons why listings come back' },
    {
      zh: '我们统计了近半年的退回记录，资质过期与价格说明不清占了六成。文中给出每一类的检查办法，提交前对照一遍，通常可以一次通过。',
      en: 'Expired licences and unclear prices make up six of ten returns of the last half year. Here is how to check for each before you submit.',
    },
    ['onboarding', 'compliance'],
  ],
  [
    { zh: '阶梯价到底怎么算', en: 'How tiered prices really add up' },
    {
      zh: '分段累计与整体跳档是两种算法，客户最容易在这里误解账单。用三个真实订单走一遍计算过程。',
      en: 'Graduated and volume tiers are two different sums, and most questions about bills come from mixing them up. Three real orders, worked through.',
    },
    ['pricing', 'billing'],
  ],
  [
    { zh: '月末对账的一张清单', en: 'One list for the end of the month' },
    {
      zh: '从冻结流水到出具差异表，一共九步。每一步写明负责人、截止时间与出错时找谁。',
      en: 'Nine steps from freezing the entries to the table of differences, each with an owner, a time and whom to ask.',
    },
    ['billing', 'data'],
  ],
  [
    { zh: '按量服务退款的边界', en: 'Where refunds of metered services end' },
    {
      zh: '已经用掉的部分不退，未出账的部分先结后退。例外情形只有三种，需要财务一起确认。',
      en: 'What was used is not refunded; what is not billed yet is settled first. There are just three exceptions, and finance confirms them.',
    },
    ['refunds', 'billing'],
  ],
  [
    { zh: '实名材料的保存与销毁', en: 'Keeping and destroying identity papers' },
    {
      zh: '身份证件影像加密保存，认证结束后按约定期限销毁，查看必须留痕。',
      en: 'Pictures of papers are encrypted, destroyed in due time, and every look at them is written down.',
    },
    ['compliance', 'security'],
  ],
  [
    { zh: '一次撞库攻击的复盘', en: 'Looking back at a credential attack' },
    {
      zh: '凌晨两点，登录失败数在十分钟里翻了四十倍。限流、验证码与通知各自起了什么作用，还有哪些可以更早。',
      en: 'At two in the morning failed sign-ins rose fortyfold in ten minutes. What throttling, captchas and notices did, and what could have come sooner.',
    },
    ['security', 'quality'],
  ],
  [
    { zh: '服务商评级为什么换算法', en: 'Why the rating of providers changed' },
    {
      zh: '旧算法偏爱订单量。新算法看续费率与首次响应，小服务商也能排在前面。',
      en: 'The old one favoured volume. The new one looks at renewals and first answers, so small providers can lead.',
    },
    ['quality', 'growth'],
  ],
  [
    { zh: '把首次响应压到四分钟', en: 'First answers within four minutes' },
    {
      zh: '工单分流、值班表与三十条常用答复，是我们用一个季度做成的事。',
      en: 'Routing, a rota and thirty stock answers: what one quarter of work looked like.',
    },
    ['support', 'training'],
  ],
  [
    { zh: '沉睡客户的第二次机会', en: 'A second chance with quiet customers' },
    {
      zh: '九十天没有登录的企业客户里，有一成在收到用量提醒后回来续费。',
      en: 'Of companies that were away for ninety days, one in ten came back after a note on what they had left.',
    },
    ['growth'],
  ],
  [
    { zh: '取数口径对照表', en: 'What our figures mean' },
    {
      zh: '“活跃”“新增”“成交”各有两种以上的叫法，这张表只留一种。',
      en: 'Active, new and sold each had two meanings or more. This table keeps one of each.',
    },
    ['data'],
  ],
  [
    { zh: '回调签名校验的正确写法', en: 'Checking the signature of a callback' },
    {
      zh: '先取原始报文再解析，用固定时间比较，拒绝五分钟以前的时间戳。',
      en: 'Take the raw body before you parse it, compare in constant time, and refuse stamps older than five minutes.',
    },
    ['integration', 'security'],
  ],
  [
    { zh: '新同事的第一个月', en: 'The first month of a new colleague' },
    {
      zh: '第一周看，第二周跟，第三周做，第四周讲给别人听。',
      en: 'Watch in week one, follow in week two, do in week three, explain in week four.',
    },
    ['training'],
  ],
  [
    { zh: '优惠券叠加规则说明', en: 'Which coupons go together' },
    {
      zh: '平台券与服务商券可以叠加一张，续费券单独使用。',
      en: 'One coupon of the market and one of the provider go together; those for renewals stand alone.',
    },
    ['pricing', 'growth'],
  ],
  [
    { zh: '公告应该写给谁看', en: 'Whom a notice is written for' },
    {
      zh: '先写影响，再写时间，最后写原因。客户只关心前两样。',
      en: 'What it means first, when second, why last. Customers care about the first two.',
    },
    ['support', 'quality'],
  ],
  [
    { zh: '跨境服务的合规清单', en: 'Services across borders: a checklist' },
    {
      zh: '数据出境、外汇结算与服务协议适用法律，逐项列出需要的材料。',
      en: 'Data leaving the country, settlement and governing law, with the papers each one needs.',
    },
    ['compliance', 'onboarding'],
  ],
  [
    { zh: '灰度发布的三条红线', en: 'Three red lines of a gradual release' },
    {
      zh: '错误率、支付成功率与投诉量，任何一条越线就回退。',
      en: 'Errors, payments and complaints: when one crosses its line, we go back.',
    },
    ['quality', 'integration'],
  ],
  [
    { zh: '发票抬头出错怎么办', en: 'When the title of an invoice is wrong' },
    {
      zh: '未报税的直接作废重开，已报税的走红字流程，各需要三个工作日。',
      en: 'Before it is declared it is voided and issued anew; after that it takes a credit note. Three working days each.',
    },
    ['billing', 'support'],
  ],
  [
    { zh: '退款话术：先确认，再解释', en: 'Talking about refunds: confirm, then explain' },
    {
      zh: '客户要的是到账时间。先说清楚哪一天，再说为什么。',
      en: 'Customers want to know the day. Say it first, and the reason after it.',
    },
    ['refunds', 'support', 'training'],
  ],
];

/** The library: always the same, so nothing of it is stored. */
export const ARTICLES: readonly ArticleText[] = SEEDS.map(([title, excerpt, topics], index) => ({
  articleId: `L-${101 + index}`,
  title,
  excerpt,
  topics,
  ownerId: memberAt(index * 3),
  rating: 36 + ((index * 5) % 14),
  age: (index * 2 + 1) * DAY_MS + ((index * 37) % 600) * 60_000,
  stars: 12 + ((index * 29) % 140),
  likes: 20 + ((index * 53) % 260),
}));

/** What was said to an article before anybody came. */
export const FIRST_COMMENTS: readonly Text[] = [
  { zh: '照着做了一遍，确实省事。', en: 'I followed it once, and it does save work.' },
  { zh: '建议补上例外情形的截图。', en: 'A picture of the exceptions would help.' },
  { zh: '已转给服务商的对接群。', en: 'Passed on to the group of our providers.' },
];
