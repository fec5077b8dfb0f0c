import { type Column, ROOT_COLUMN_PARENT_ID } from '../../src/domain/content/column';
import { ARTICLES } from './agreements/articles';
import type { Language, Text } from './text';

interface Branch {
  recordId: string;
  title: Text;
  /** 1 is listed, 0 is switched off. */
  state?: '0' | '1';
  children?: Branch[];
}

const column = (recordId: string, zh: string, en: string, children: Branch[] = []): Branch => ({
  recordId,
  title: { zh, en },
  children,
});

const articles = (...recordIds: string[]): Branch[] =>
  recordIds.map((recordId) => {
    const article = ARTICLES.find(({ code }) => code === recordId);
    if (article === undefined) throw new Error(`No article ${recordId}`);
    return { recordId, title: article.title };
  });

// Written in the order in which they are shown; `sequence` is derived from it.
const ROOTS: Branch[] = [
  column('1', '服务市场', 'Service market', [
    column('101', '人工智能', 'Artificial intelligence', [
      column('10101', '文字识别', 'Text recognition'),
      column('10102', '语音识别', 'Speech recognition'),
      column('10103', '机器翻译', 'Machine translation'),
    ]),
    column('102', '数据服务', 'Data services', [
      column('10201', '企业信息', 'Company data'),
      column('10202', '地理信息', 'Maps and places'),
    ]),
    column('103', '通信与消息', 'Messaging', [
      column('10301', '短信', 'Text messages'),
      column('10302', '邮件推送', 'Mail delivery'),
    ]),
    column('104', '安全与合规', 'Security and compliance', [
      column('10401', '实名核验', 'Identity checks'),
      column('10402', '漏洞检测', 'Vulnerability scans'),
    ]),
    column('105', '办公协同', 'Office and teamwork', [
      column('10501', '电子签章', 'Electronic signatures'),
      column('10502', '视频会议', 'Video meetings'),
    ]),
    column('106', '财税法务', 'Finance, tax and legal', [
      column('10601', '代理记账', 'Bookkeeping'),
      column('10602', '合同审查', 'Contract review'),
    ]),
    column('107', '营销与运营', 'Marketing and operations', [
      column('10701', '店铺代运营', 'Shop operations'),
      column('10702', '内容创作', 'Content writing'),
    ]),
    column('108', '开发与运维', 'Development and operations', [
      column('10801', '应用监控', 'Application monitoring'),
      column('10802', '上云迁移', 'Cloud migration'),
    ]),
    { ...column('109', '内部测试', 'Internal tests'), state: '0' },
  ]),
  column('2', '协议与帮助', 'Agreements and help', [
    column('201', '新手指南', 'Getting started', [
      column('2011', '账号与登录', 'Account and login', articles('20111', '20112', '20113')),
      column('2012', '实名认证', 'Certification', articles('20121')),
    ]),
    column('202', '交易帮助', 'Ordering and paying', [
      column('2021', '订单与退款', 'Orders and refunds', [
        ...articles('20211', '20212'),
        column('20213', '特殊情形的退款', 'Refunds in special cases', articles('202131', '202132', '202133')),
      ]),
      column('2022', '费用与发票', 'Charges and invoices', articles('20221')),
    ]),
    column('203', '规则中心', 'Rules', [
      column('2031', '平台规则', 'Platform rules', articles('20311', '20312')),
    ]),
  ]),
  column('3', '公告', 'Announcements', [
    column('301', '平台动态', 'News'),
    column('302', '系统维护', 'Maintenance'),
    column('303', '优惠活动', 'Offers'),
  ]),
];

function flatten(branches: Branch[], parentId: string, language: Language): (Column & { state: string })[] {
  return branches.flatMap(({ recordId, title, state = '1', children = [] }, index) => [
    { recordId, parentId, sequence: (branches.length - index) * 10, title: title[language], state },
    ...flatten(children, recordId, language),
  ]);
}

/** The columns of one state, flat, with titles in the caller's language (spec sections 3 and 9). */
export function listColumns(state: string, language: Language): Column[] {
  return flatten(ROOTS, ROOT_COLUMN_PARENT_ID, language)
    .filter((listed) => listed.state === state)
    .map(({ state: _state, ...listed }) => listed);
}
