import { team } from '../console/team';
import type { Language } from '../text';
import { findUserById } from '../users';

/** The name under which a user appears on rules: that of the operations team, else the nickname. */
export const userName = (userId: string, language: Language): string =>
  team().find((member) => member.userId === userId)?.name[language] ??
  findUserById(userId)?.nickname ??
  userId;
