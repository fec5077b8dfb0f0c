import { randomUUID } from 'node:crypto';
import {
  AVATAR_ERROR,
  AVATAR_KINDS,
  type AvatarProblem,
  avatarProblem,
} from '../../../src/domain/account/profile';
import { CONTENT_TYPE, contentKind, HEAD_LENGTH } from '../../../src/domain/fileContent';
import { db } from '../db';
import { MOCK_CODE, MockFailure } from '../failure';
import { MockFile } from '../file';
import type { UploadedFile } from '../http';
import type { UserRecord } from '../tables';
import type { Text } from '../text';

const REFUSED: Record<AvatarProblem, Text> = {
  empty: { zh: '图片是空的。', en: 'The picture is empty.' },
  tooLarge: { zh: '图片超过 2 MB。', en: 'The picture is larger than 2 MB.' },
  wrongType: { zh: '只支持 JPG、PNG、WebP 图片。', en: 'Only JPG, PNG and WebP pictures are accepted.' },
};

const refused = (problem: AvatarProblem) =>
  new MockFailure(AVATAR_ERROR.refused, REFUSED[problem], { problem });

/** Keeps a picture as the person's only one; answers its address. The portal has checked it; this checks again. */
export function keepAvatar(user: UserRecord, file: UploadedFile | undefined): string {
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

/** Deletes the person's picture. */
export function removeAvatar(user: UserRecord): void {
  const tables = db();
  tables.avatars = tables.avatars.filter(({ userId }) => userId !== user.userId);
  user.avatar = '';
}

/** A picture by its address; anybody who knows that may see it. */
export function avatarFile(pictureId: string | undefined): MockFile {
  const found = db().avatars.find((known) => known.pictureId === pictureId);
  if (!found) throw new MockFailure(MOCK_CODE.notFound, { zh: '图片不存在', en: 'There is no such picture' });
  return new MockFile(`avatar.${found.kind}`, CONTENT_TYPE[found.kind], Buffer.from(found.data, 'base64'));
}
