import { useIntl } from '@umijs/max';
import { useEffect, useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { drawPicture } from '@/components/picture/drawPicture';
import { cropSquare, WHOLE } from '@/components/profile/squareCrop';
import {
  AVATAR_ERROR,
  AVATAR_LIMITS,
  AVATAR_PROBLEMS,
  type AvatarProblem,
  avatarProblem,
} from '@/domain/account/profile';
import { CONTENT_TYPE, readHead } from '@/domain/fileContent';
import { hasErrorCode, isAbortError, isRequestError } from '@/domain/requestError';

type Problem = AvatarProblem | 'unreadable';

const problemOfRefusal = (error: Error): Problem => {
  const result = 'result' in error ? error.result : undefined;
  const problem = typeof result === 'object' && result && 'problem' in result ? result.problem : undefined;
  return AVATAR_PROBLEMS.find((known) => known === problem) ?? 'unreadable';
};

/** Validates, crops and uploads a chosen picture. */
export function useAvatarChange(onUpload: (picture: File) => Promise<void>, onRemove: () => Promise<void>) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const [chosen, setChosen] = useState<{ file: File; source: string }>();
  const [view, setView] = useState(WHOLE);
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState<'sending' | 'removing'>();

  useEffect(() => {
    const source = chosen?.source;
    return () => {
      if (source) URL.revokeObjectURL(source);
    };
  }, [chosen]);

  function refuse(reason: Problem) {
    setChosen(undefined);
    setProblem(reason);
  }

  async function choose(file: File) {
    const head = await readHead(file).catch(() => new Uint8Array());
    const found = avatarProblem({ size: file.size, head });
    if (found) return refuse(found);
    setProblem(undefined);
    setView(WHOLE);
    setChosen({ file, source: URL.createObjectURL(file) });
  }

  /** Returns the visible square as a picture; undefined when the browser cannot read it. */
  const cropped = (file: File) => {
    const { side } = AVATAR_LIMITS;
    return drawPicture(
      file,
      () => ({ width: side, height: side }),
      (context, bitmap) => {
        const square = cropSquare(bitmap, view);
        context.drawImage(bitmap, square.x, square.y, square.side, square.side, 0, 0, side, side);
      },
    ).catch(() => undefined);
  };

  async function attempt(name: 'sending' | 'removing', textId: TextId, act: () => Promise<void>) {
    setBusy(name);
    try {
      await act();
      setChosen(undefined);
      message.success(formatMessage({ id: textId }));
    } catch (error) {
      if (isAbortError(error)) return;
      if (!isRequestError(error)) throw error;
      if (hasErrorCode(error, AVATAR_ERROR.refused)) refuse(problemOfRefusal(error));
    } finally {
      setBusy(undefined);
    }
  }

  async function send() {
    if (!chosen) return;
    setBusy('sending');
    const picture = await cropped(chosen.file);
    setBusy(undefined);
    if (!picture) return refuse('unreadable');
    const file = new File([picture], 'avatar.jpg', { type: CONTENT_TYPE.jpg });
    await attempt('sending', 'profile.avatar.saved', () => onUpload(file));
  }

  return {
    chosen,
    view,
    setView,
    problem,
    refuse,
    busy,
    choose,
    send,
    drop: () => setChosen(undefined),
    remove: () => attempt('removing', 'profile.avatar.removed', onRemove),
  };
}
