import { randomUUID } from 'node:crypto';
import {
  AVATAR_KINDS,
  type AvatarProblem,
  avatarProblem,
  avatarRefused,
} from '../../../src/domain/account/profile';
import { CONTENT_TYPE, contentKind, HEAD_LENGTH } from '../../../src/domain/fileContent';
import { db } from '../db';
import { MockFailure } from '../failure';
import { MockFile, type UploadedFile } from '../http';
import { getRow } from '../rows';
import type { Text } from '../text';
import type { UserRecord } from '../users';

/** A user's avatar; each user has at most one. */
interface AvatarRecord {
  pictureId: string;
  userId: string;
  kind: (typeof AVATAR_KINDS)[number];
  /** Base64. */
  data: string;
}

declare module '../db' {
  interface MockTables {
    avatars: AvatarRecord[];
  }
}

const TEXTS: Record<AvatarProblem, Text> = {
  empty: { zh: '图片是空的。', en: 'The picture is empty.' },
  tooLarge: { zh: '图片超过 2 MB。', en: 'The picture is larger than 2 MB.' },
  wrongType: { zh: '只支持 JPG、PNG、WebP 图片。', en: 'Only JPG, PNG and WebP pictures are accepted.' },
};

const refused = (problem: AvatarProblem) => new MockFailure(avatarRefused, TEXTS[problem], { problem });

/** Replaces the user's avatar and returns its URL. Throws a MockFailure when the file is not acceptable. */
export function saveAvatar(user: UserRecord, file: UploadedFile | undefined): string {
  if (!file) throw refused('empty');
  const head = file.buffer.subarray(0, HEAD_LENGTH);
  const problem = avatarProblem({ size: file.size, head });
  if (problem) throw refused(problem);
  const kind = contentKind(head, AVATAR_KINDS);
  if (!kind) throw refused('wrongType');
  removeAvatar(user);
  const pictureId = randomUUID();
  db().avatars.push({ pictureId, userId: user.userId, kind, data: file.buffer.toString('base64') });
  user.avatar = `/api/v1/user/avatar/${pictureId}`;
  return user.avatar;
}

export function removeAvatar(user: UserRecord): void {
  db().avatars = db().avatars.filter(({ userId }) => userId !== user.userId);
  user.avatar = '';
}

/** A picture by its id, which is all that a caller needs. */
export function avatarFile(pictureId: string): MockFile {
  const text = { zh: '图片不存在', en: 'There is no such picture' };
  const { kind, data } = getRow(db().avatars, { pictureId }, text);
  return new MockFile(`avatar.${kind}`, CONTENT_TYPE[kind], Buffer.from(data, 'base64'));
}
