import type { Text } from '../text';

export interface ProjectSeed {
  projectId: string;
  title: Text;
  summary: Text;
  /** What the market finds for it. */
  keyword: Text;
  teamId: string;
  daysAgo: number;
  /** Per cent. */
  done: number;
}

/** What a person has at work. Articles are announcements, applications are services: id, readers or users, team. */
export interface Person {
  job: Text;
  group: Text;
  teams: readonly { teamId: string; name: Text; members: number }[];
  articles: readonly (readonly [id: string, figure: number, teamId: string])[];
  applications: readonly (readonly [id: string, figure: number, teamId: string])[];
  projects: readonly ProjectSeed[];
}

/** Who has just registered. */
export const NEWCOMER: Person = {
  job: { zh: '新成员', en: 'New member' },
  group: { zh: '服务市场', en: 'Service Market' },
  teams: [],
  articles: [],
  applications: [],
  projects: [],
};

/** By user name. */
export const PEOPLE: Readonly<Partial<Record<string, Person>>> = {
  admin: {
    job: { zh: '高级运营经理', en: 'Senior operations manager' },
    group: {
      zh: '服务市场 - 平台运营部 - 上架与审核',
      en: 'Service Market – Platform operations – Listing and review',
    },
    teams: [
      { teamId: 'operations', name: { zh: '市场运营组', en: 'Market operations' }, members: 12 },
      { teamId: 'review', name: { zh: '上架审核组', en: 'Listing review' }, members: 7 },
      { teamId: 'success', name: { zh: '客户成功组', en: 'Customer success' }, members: 9 },
    ],
    articles: [
      ['6101', 8_412, 'operations'],
      ['6103', 2_906, 'review'],
      ['6104', 1_873, 'review'],
      ['6105', 3_240, 'success'],
      ['6107', 964, 'success'],
    ],
    applications: [
      ['invoice-ocr', 3_120, 'review'],
      ['sms-notify', 12_480, 'operations'],
      ['address-parsing', 2_215, 'review'],
      ['e-contract', 1_648, 'success'],
      ['transactional-mail', 986, 'operations'],
      ['text-translation', 4_032, 'operations'],
    ],
    projects: [
      {
        projectId: 'p-1101',
        title: { zh: '文字识别类服务集中复审', en: 'Review of all recognition services' },
        summary: {
          zh: '按新版上架规范逐项复审，过期资质限期补交。',
          en: 'Every listing is checked against the new rules; outdated licences are asked for again.',
        },
        keyword: { zh: '识别', en: 'recognition' },
        teamId: 'review',
        daysAgo: 1,
        done: 65,
      },
      {
        projectId: 'p-1102',
        title: { zh: '短信服务商接入提速', en: 'Faster onboarding of SMS providers' },
        summary: {
          zh: '把签名报备与模板审核合并为一步，目标两个工作日内完成。',
          en: 'Signature filing and template review become one step, done in two working days.',
        },
        keyword: { zh: '短信', en: 'SMS' },
        teamId: 'operations',
        daysAgo: 3,
        done: 40,
      },
      {
        projectId: 'p-1103',
        title: { zh: '电子合同续费提醒', en: 'Renewal reminders for e-contracts' },
        summary: {
          zh: '到期前 30 天、7 天、1 天各提醒一次，减少无意中断。',
          en: 'Customers hear from us 30, 7 and 1 days before the end, so that nothing stops by accident.',
        },
        keyword: { zh: '合同', en: 'contract' },
        teamId: 'success',
        daysAgo: 8,
        done: 100,
      },
      {
        projectId: 'p-1104',
        title: { zh: '翻译服务质量抽检', en: 'Spot checks of translation quality' },
        summary: {
          zh: '每月随机抽取 50 个订单，由母语审校员打分。',
          en: 'Fifty orders a month are drawn and rated by native proofreaders.',
        },
        keyword: { zh: '翻译', en: 'translation' },
        teamId: 'operations',
        daysAgo: 15,
        done: 20,
      },
    ],
  },
  user: {
    job: { zh: '采购专员', en: 'Buyer' },
    group: { zh: '采购部 - 云服务采购', en: 'Procurement – Cloud services' },
    teams: [{ teamId: 'procurement', name: { zh: '云服务采购小组', en: 'Cloud procurement' }, members: 4 }],
    articles: [],
    applications: [
      ['sms-notify', 3, 'procurement'],
      ['invoice-ocr', 2, 'procurement'],
    ],
    projects: [
      {
        projectId: 'p-2101',
        title: { zh: '会议服务选型', en: 'Choosing a meeting service' },
        summary: {
          zh: '比较三家视频会议服务的价格与并发上限。',
          en: 'Three video meeting services compared by price and number of guests.',
        },
        keyword: { zh: '会议', en: 'meeting' },
        teamId: 'procurement',
        daysAgo: 2,
        done: 30,
      },
    ],
  },
};
