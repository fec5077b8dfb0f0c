import { PROJECTS as ALL_PROJECTS } from '../console/lists/projects';
import { TEAM } from '../console/team';
import type { Text } from '../text';

const text = (zh: string, en: string): Text => ({ zh, en });

/** Whose work each of the latest projects is. */
const PROJECT_TEAMS = [
  text('上架审核组', 'Listing review'),
  text('财务结算组', 'Finance and settlement'),
  text('客户服务组', 'Customer service'),
  text('平台研发组', 'Platform engineering'),
  text('数据分析组', 'Data analysis'),
  text('客户服务组', 'Customer service'),
];

/** The latest projects of the project list: a card of the workplace leads there. */
export const PROJECTS = PROJECT_TEAMS.map((team, index) => {
  const project = ALL_PROJECTS[index];
  if (!project) throw new Error('Fewer projects than teams');
  const { projectId, title, summary, age } = project;
  return { projectId, name: title, description: summary, team, age };
});

const DUTIES = [
  text('上架审核', 'Listing review'),
  text('活动运营', 'Campaigns'),
  text('客户服务', 'Customer service'),
  text('数据分析', 'Data analysis'),
  text('平台研发', 'Platform engineering'),
  text('财务结算', 'Settlement'),
];

/** The operations team beside the two sample accounts. */
export const MEMBERS = TEAM.slice(2).map(({ userId, name, awayDays }, index) => ({
  memberId: userId,
  name,
  duty: DUTIES[index % DUTIES.length] ?? text('', ''),
  online: awayDays < 10,
}));

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
    subjects: PROJECTS.slice(0, 2).map(({ name }) => name),
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
