import * as v from 'valibot';
import { contentKind } from '../fileContent';

export const AVATAR_KINDS = ['jpg', 'png', 'webp'] as const;

export const AVATAR_LIMITS = {
  /** Bytes of the picture that is chosen, and of the one that is sent. */
  size: 2 * 1024 * 1024,
  /** Pixels of each side of the square that is sent. */
  side: 320,
} as const;

export const AVATAR_PROBLEMS = ['empty', 'tooLarge', 'wrongType'] as const;
export type AvatarProblem = (typeof AVATAR_PROBLEMS)[number];

/** Why a file cannot be an avatar; undefined when it can. `size` in bytes. Its name says nothing and is never sent. */
export function avatarProblem({ size, head }: { size: number; head: Uint8Array }): AvatarProblem | undefined {
  if (size <= 0) return 'empty';
  if (size > AVATAR_LIMITS.size) return 'tooLarge';
  return contentKind(head, AVATAR_KINDS) ? undefined : 'wrongType';
}

/** The envelope code with which the server refuses a picture; `result.problem` says why. */
export const AVATAR_ERROR = { refused: 45101 } as const;

/** Where the avatar is now; empty without one. */
export const avatarResultSchema = v.object({ avatar: v.string() });
