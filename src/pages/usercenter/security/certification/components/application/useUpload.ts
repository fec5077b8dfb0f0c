import { useRef, useState } from 'react';
import { useAction } from '@/components/query/useAction';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { identityFileRefused } from '@/domain/certification/certification';
import type { FileSlot } from '@/domain/certification/certificationForm';
import { chinaDay } from '@/domain/certification/identityDate';
import {
  FILE_PROBLEMS,
  type FileProblem,
  fileProblem,
  kindOfContent,
} from '@/domain/certification/identityFile';
import { CONTENT_TYPE, readHead } from '@/domain/fileContent';
import { readRefusal } from '@/domain/requestError';
import { serverNow } from '@/domain/serverClock';
import en from '@/locales/en-US/certification';
import zh from '@/locales/zh-CN/certification';
import { uploadIdentityFile } from '@/services/certification';
import type { CertificationProps } from '../CertificationGate';
import { useCertificationCall } from '../useCertification';
import { preparePicture } from './preparePicture';

export type UploadProblem = FileProblem | 'unreadable' | 'onlyOne';

export type UploadPhase =
  | { name: 'idle' }
  | { name: 'preparing' }
  /** `share` from 0 to 1. */
  | { name: 'sending'; share: number }
  | { name: 'refused'; problem: UploadProblem }
  | { name: 'failed'; retry: () => void };

type UploadOptions = NonNullable<Parameters<typeof uploadIdentityFile>[2]>;

/** In both languages, because the reviewer reads it too. */
const MARK = `${zh['certification.watermark']} / ${en['certification.watermark']}`;

/** Validates a file by its name and first bytes, prepares it and uploads it. */
export function useUpload(slot: FileSlot, { certification, onChange, onStale }: CertificationProps) {
  const [phase, setPhase] = useState<UploadPhase>({ name: 'idle' });
  const { showError } = useCertificationCall({ onChange, onStale });
  const unmountSignal = useUnmountSignal();
  const connection = useRef<AbortController>(undefined);
  // Only the latest selection counts.
  const latest = useRef(0);
  const last = useRef<Promise<unknown>>(undefined);

  const isCurrent = (attempt: number) => attempt === latest.current && !unmountSignal().aborted;

  async function choose(files: readonly File[]) {
    const [file] = files;
    if (!file) return;
    cancel();
    const attempt = latest.current;
    const show = (next: UploadPhase) => {
      if (isCurrent(attempt)) setPhase(next);
    };
    if (files.length > 1) return void show({ name: 'refused', problem: 'onlyOne' });
    const head = await readHead(file).catch(() => new Uint8Array());
    const problem = fileProblem({ name: file.name, size: file.size, head });
    if (problem) return void show({ name: 'refused', problem });

    show({ name: 'preparing' });
    const prepared = await prepareFile(file, head);
    if (!prepared) return void show({ name: 'refused', problem: 'unreadable' });
    if (isCurrent(attempt)) await send(prepared, attempt);
  }

  /** Redraws a picture and renames the file. Returns `undefined` when it cannot be read. */
  async function prepareFile(file: File, head: Uint8Array): Promise<File | undefined> {
    if (kindOfContent(head) === 'pdf') return new File([file], `${slot}.pdf`, { type: CONTENT_TYPE.pdf });
    try {
      const picture = await preparePicture(file, [MARK, chinaDay(serverNow(certification))]);
      return new File([picture], `${slot}.jpg`, { type: CONTENT_TYPE.jpg });
    } catch {
      return undefined;
    }
  }

  const uploading = useAction(
    (file: File, _show: (next: UploadPhase) => void, options: UploadOptions) =>
      uploadIdentityFile(slot, file, options),
    {
      onDone(updated, _file, show) {
        onChange(updated);
        show({ name: 'idle' });
      },
      onFailed(error, file, show) {
        const refused = readRefusal(error, identityFileRefused);
        if (refused) {
          const problem = FILE_PROBLEMS.find((known) => known === refused.problem) ?? 'unreadable';
          return show({ name: 'refused', problem });
        }
        const attempt = latest.current;
        show({ name: 'failed', retry: () => void send(file, attempt) });
        showError(error);
      },
    },
  );

  async function send(file: File, attempt: number) {
    const show = (next: UploadPhase) => {
      if (isCurrent(attempt)) setPhase(next);
    };
    const controller = new AbortController();
    connection.current = controller;
    unmountSignal().addEventListener('abort', () => controller.abort());
    show({ name: 'sending', share: 0 });
    // A cancelled upload has to end first.
    await last.current;
    const onProgress = (share: number) => show({ name: 'sending', share });
    last.current = uploading.run(file, show, { signal: controller.signal, onProgress });
    await last.current;
  }

  /** Cancels the upload; an earlier file stays. */
  function cancel() {
    latest.current += 1;
    connection.current?.abort();
    setPhase({ name: 'idle' });
  }

  return { phase, choose, cancel };
}
