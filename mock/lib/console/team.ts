import type { Person } from '../../../src/domain/console/person';
import type { Language, Text } from '../text';

interface TeamMember {
  userId: string;
  name: Text;
  /** Days since they were last there. */
  awayDays: number;
}

/** The operations team. The first two are the sample accounts. */
export const TEAM: readonly TeamMember[] = [
  { userId: '10001', name: { zh: '沈知远', en: 'Shen Zhiyuan' }, awayDays: 0 },
  { userId: '10002', name: { zh: '林小满', en: 'Lin Xiaoman' }, awayDays: 2 },
  { userId: '20003', name: { zh: '周予安', en: 'Zhou Yuan' }, awayDays: 1 },
  { userId: '20004', name: { zh: '陈屿', en: 'Chen Yu' }, awayDays: 5 },
  { userId: '20005', name: { zh: '苏念', en: 'Su Nian' }, awayDays: 12 },
  { userId: '20006', name: { zh: '何嘉树', en: 'He Jiashu' }, awayDays: 3 },
  { userId: '20007', name: { zh: '顾盼', en: 'Gu Pan' }, awayDays: 21 },
  { userId: '20008', name: { zh: '罗一鸣', en: 'Luo Yiming' }, awayDays: 47 },
];

/** The member at a place of the team, counted round. */
export const memberAt = (index: number): string => TEAM[index % TEAM.length]?.userId ?? '10001';

export const isMember = (userId: string): boolean => TEAM.some((member) => member.userId === userId);

/** A member as replies name them. */
export function personOf(userId: string, language: Language): Person {
  const member = TEAM.find((one) => one.userId === userId);
  return { userId, name: member?.name[language] ?? userId };
}

export const peopleOf = (language: Language): Person[] =>
  TEAM.map(({ userId }) => personOf(userId, language));

/** Whether a member was there within so many days. */
export const wasThereWithin = (userId: string, days: number): boolean =>
  (TEAM.find((member) => member.userId === userId)?.awayDays ?? Number.POSITIVE_INFINITY) < days;
