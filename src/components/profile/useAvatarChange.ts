import { useT } from '@@/texts/profile';
import { useEffect, useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { drawPicture } from '@/components/picture/drawPicture';
import { cropSquare, WHOLE } from '@/components/profile/squareCrop';
import { useAction } from '@/components/query/useAction';
import {
  AVATAR_LIMITS,
  AVATAR_PROBLEMS,
  type AvatarProblem,
  avatarProblem,
  avatarRefused,
} from '@/domain/account/profile';
import { CONTENT_TYPE, readHead } from '@/domain/fileContent';
import { type RequestError, readRefusal } from '@/domain/requestError';

type Problem = AvatarProblem | 'unreadable';

/** Validates, crops and uploads a chosen picture. */
export function useAvatarChange(onUpload: (picture: File) => Promise<void>, onRemove: () => Promise<void>) {
  const t = useT();
  const message = useMessage();
  const [chosen, setChosen] = useState<{ file: File; source: string }>();
  const [view, setView] = useState(WHOLE);
  const [problem, setProblem] = useState<Problem>();

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

  function handleDone(textId: TextId<'profile'>) {
    setChosen(undefined);
    message.success(t(textId));
  }

  function handleFailed(error: RequestError) {
    const refused = readRefusal(error, avatarRefused);
    if (refused) refuse(AVATAR_PROBLEMS.find((known) => known === refused.problem) ?? 'unreadable');
  }

  const sending = useAction(
    async (file: File) => {
      const picture = await cropped(file);
      if (picture) await onUpload(new File([picture], 'avatar.jpg', { type: CONTENT_TYPE.jpg }));
      return picture !== undefined;
    },
    {
      onDone: (isReadable) => (isReadable ? handleDone('profile.avatar.saved') : refuse('unreadable')),
      onFailed: handleFailed,
    },
  );
  const removing = useAction(onRemove, {
    onDone: () => handleDone('profile.avatar.removed'),
    onFailed: handleFailed,
  });

  return {
    chosen,
    view,
    setView,
    problem,
    refuse,
    isSending: sending.isPending,
    isRemoving: removing.isPending,
    choose,
    send: () => chosen && sending.run(chosen.file),
    drop: () => setChosen(undefined),
    remove: removing.run,
  };
}
