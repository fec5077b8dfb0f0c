import type { Text } from '../text';

const text = (zh: string, en: string): Text => ({ zh, en });

export const PROJECTS = [
  {
    projectId: 'p-101',
    name: text('语音服务上架审核', 'Speech service listing review'),
    description: text(
      '十二家服务商的实时转写服务，逐项核对规格与价格。',
      'Checks specifications and prices of twelve providers of live transcription.',
    ),
    team: text('上架审核组', 'Listing review'),
    hoursAgo: 2,
  },
  {
    projectId: 'p-102',
    name: text('年末上云活动', 'Year-end cloud campaign'),
    description: text(
      '活动页、优惠规则与结算口径，下周一上线。',
      'Campaign page, discount rules and settlement, live next Monday.',
    ),
    team: text('市场运营组', 'Market operations'),
    hoursAgo: 5,
  },
  {
    projectId: 'p-103',
    name: text('退款时效改进', 'Faster refunds'),
    description: text(
      '把退款审核从两天压缩到四小时以内。',
      'Brings the review of refunds down from two days to four hours.',
    ),
    team: text('客户服务组', 'Customer service'),
    hoursAgo: 22,
  },
  {
    projectId: 'p-104',
    name: text('服务商评级', 'Provider rating'),
    description: text(
      '以履约、响应与评价三项数据为服务商分级。',
      'Grades providers by delivery, response and reviews.',
    ),
    team: text('数据分析组', 'Data analysis'),
    hoursAgo: 47,
  },
  {
    projectId: 'p-105',
    name: text('规则调度迁移', 'Rule scheduling migration'),
    description: text(
      '把三千条监控规则迁到新的调度平台。',
      'Moves three thousand monitoring rules to the new scheduler.',
    ),
    team: text('平台研发组', 'Platform engineering'),
    hoursAgo: 73,
  },
  {
    projectId: 'p-106',
    name: text('开票流程自助化', 'Self-service invoicing'),
    description: text(
      '客户自己申请、下载与作废发票。',
      'Customers apply for, download and void invoices themselves.',
    ),
    team: text('财务结算组', 'Finance and settlement'),
    hoursAgo: 120,
  },
];

export const MEMBERS = [
  {
    memberId: 'm-1',
    name: text('周雨桐', 'Zhou Yutong'),
    duty: text('上架审核', 'Listing review'),
    online: true,
  },
  { memberId: 'm-2', name: text('陈嘉树', 'Chen Jiashu'), duty: text('活动运营', 'Campaigns'), online: true },
  {
    memberId: 'm-3',
    name: text('许望舒', 'Xu Wangshu'),
    duty: text('客户服务', 'Customer service'),
    online: false,
  },
  {
    memberId: 'm-4',
    name: text('梁思齐', 'Liang Siqi'),
    duty: text('数据分析', 'Data analysis'),
    online: true,
  },
  {
    memberId: 'm-5',
    name: text('何景行', 'He Jingxing'),
    duty: text('平台研发', 'Platform engineering'),
    online: false,
  },
  {
    memberId: 'm-6',
    name: text('宋以宁', 'Song Yining'),
    duty: text('财务结算', 'Settlement'),
    online: true,
  },
];

/** What people do here, and to what kind of thing. */
export const DEEDS = [
  {
    action: text('审核通过了服务', 'approved the service'),
    subjects: [
      text('实时语音转写', 'Live transcription'),
      text('文档翻译', 'Document translation'),
      text('人脸核验', 'Face verification'),
    ],
  },
  {
    action: text('更新了项目', 'updated the project'),
    subjects: [text('年末上云活动', 'Year-end cloud campaign'), text('服务商评级', 'Provider rating')],
  },
  {
    action: text('处理了退款申请', 'settled the refund request'),
    subjects: [
      text('对象存储标准版', 'Object storage, standard'),
      text('短信通知包', 'SMS notification pack'),
    ],
  },
  {
    action: text('发布了公告', 'published the announcement'),
    subjects: [
      text('支付通道维护通知', 'Payment channel maintenance'),
      text('新版服务条款', 'New terms of service'),
    ],
  },
  {
    action: text('启用了规则', 'switched on the rule'),
    subjects: [
      text('订单超时预警', 'Order timeout warning'),
      text('库存水位监控', 'Stock level watch'),
      text('异常退款拦截', 'Unusual refund stop'),
    ],
  },
];
