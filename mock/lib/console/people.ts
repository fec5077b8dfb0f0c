import type { DirectoryPerson } from '../../../src/domain/console/submission';
import type { Language, Text } from '../text';
import { TEAM } from './team';

interface PersonRecord {
  personId: string;
  name: Text;
  team: Text;
  /** Cannot review anything now. */
  away?: true;
}

const TEAMS = {
  operations: { zh: '市场运营部', en: 'Market operations' },
  delivery: { zh: '交付管理部', en: 'Delivery' },
  support: { zh: '客户服务部', en: 'Customer support' },
  finance: { zh: '财务结算部', en: 'Finance' },
  risk: { zh: '风控合规部', en: 'Risk and compliance' },
} satisfies Record<string, Text>;

const person = (number: number, zh: string, en: string, team: keyof typeof TEAMS): PersonRecord => ({
  personId: `p${String(number).padStart(2, '0')}`,
  name: { zh, en },
  team: TEAMS[team],
});

/** The operator's staff, invented. */
export const PEOPLE: readonly PersonRecord[] = [
  person(1, '顾言秋', 'Gu Yanqiu', 'operations'),
  person(2, '陈若谷', 'Chen Ruogu', 'operations'),
  person(3, '许清和', 'Xu Qinghe', 'delivery'),
  person(4, '罗一诺', 'Luo Yinuo', 'delivery'),
  person(5, '唐嘉木', 'Tang Jiamu', 'support'),
  person(6, '宋南乔', 'Song Nanqiao', 'support'),
  { ...person(7, '韩知行', 'Han Zhixing', 'risk'), away: true },
  person(8, '邓听雨', 'Deng Tingyu', 'risk'),
  person(9, '方既白', 'Fang Jibai', 'finance'),
  person(10, '程望舒', 'Cheng Wangshu', 'finance'),
  person(11, '沈知远', 'Shen Zhiyuan', 'operations'),
  person(12, '梁思齐', 'Liang Siqi', 'delivery'),
  // The operations team is on the staff; its head stands above, and the other sample account is a customer's.
  ...TEAM.slice(2).map(({ name }, index) => person(13 + index, name.zh, name.en, 'operations')),
];

export const findPerson = (personId: string) => PEOPLE.find((each) => each.personId === personId);

export const personAnswer = (
  { personId, name, team }: PersonRecord,
  language: Language,
): DirectoryPerson => ({
  personId,
  name: name[language],
  team: team[language],
});

/** Those whose name or team has the words in either language; all of them without any. */
export function searchPeople(keyword: string): PersonRecord[] {
  const wanted = keyword.trim().toLowerCase();
  return PEOPLE.filter(({ name, team }) =>
    [name.zh, name.en, team.zh, team.en].some((text) => text.toLowerCase().includes(wanted)),
  );
}
