import { useT } from '@@/texts/support';
import { DeleteOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Button, Flex, Progress } from 'antd';
import { useId, useRef, useState } from 'react';
import layout from '@/components/layout.module.css';
import { useAction } from '@/components/query/useAction';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import typography from '@/components/typography.module.css';
import { FILE_PROBLEMS, type FileProblem, fileProblem } from '@/domain/certification/identityFile';
import { readHead } from '@/domain/fileContent';
import { readRefusal } from '@/domain/requestError';
import { MAX_TICKET_FILES, type TicketFile, ticketFileRefused } from '@/domain/support/ticket';
import { uploadTicketFile } from '@/services/support';

type Problem = FileProblem | 'tooMany' | 'failed';

interface FileFieldProps {
  files: readonly TicketFile[];
  /** Receives a function of the files, because uploads end while others are added or removed. */
  onChange: (update: (files: readonly TicketFile[]) => readonly TicketFile[]) => void;
  /** Whether an upload is running. */
  onBusy: (busy: boolean) => void;
}

/** Uploads files for a message, one after another, and removes them again. */
export function FileField({ files, onChange, onBusy }: FileFieldProps) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const unmountSignal = useUnmountSignal();
  const [upload, setUpload] = useState<{ name: string; share: number }>();
  const [problem, setProblem] = useState<{ name: string; problem: Problem; retry?: File }>();

  const uploading = useAction(
    (file: File) => {
      const signal = unmountSignal();
      const onProgress = (share: number) => signal.aborted || setUpload({ name: file.name, share });
      return uploadTicketFile(file, { signal, onProgress });
    },
    {
      onDone: (uploaded) => onChange((shown) => [...shown, uploaded]),
      onFailed(error, file) {
        const refused = readRefusal(error, ticketFileRefused);
        const given = FILE_PROBLEMS.find((known) => known === refused?.problem);
        setProblem({ name: file.name, problem: given ?? 'failed', ...(!given && { retry: file }) });
      },
    },
  );

  async function send(file: File): Promise<boolean> {
    const head = await readHead(file).catch(() => new Uint8Array());
    const refused = fileProblem({ name: file.name, size: file.size, head });
    if (refused) {
      setProblem({ name: file.name, problem: refused });
      return false;
    }
    setUpload({ name: file.name, share: 0 });
    return uploading.run(file);
  }

  async function addAll(chosen: readonly File[]) {
    const room = MAX_TICKET_FILES - files.length;
    setProblem(undefined);
    onBusy(true);
    for (const file of chosen.slice(0, room)) if (!(await send(file))) break;
    if (unmountSignal().aborted) return;
    setUpload(undefined);
    onBusy(false);
    const [refused] = chosen.slice(room);
    if (refused) setProblem({ name: refused.name, problem: 'tooMany' });
  }

  function handleChosen(field: HTMLInputElement) {
    const chosen = [...(field.files ?? [])];
    // Allows the same file to be chosen again.
    field.value = '';
    if (chosen.length > 0) void addAll(chosen);
  }

  return (
    <Flex vertical gap={8} align="start">
      {files.length > 0 && (
        <Flex component="ul" className={layout.full} vertical gap={4} aria-label={t('support.files')}>
          {files.map((file) => (
            <Flex key={file.fileId} component="li" align="center" gap={8}>
              <span className={typography.anywhere} dir="auto" translate="no">
                {file.name}
              </span>
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('support.file.remove', { name: file.name })}
                onClick={() => onChange((shown) => shown.filter(({ fileId }) => fileId !== file.fileId))}
              />
            </Flex>
          ))}
        </Flex>
      )}
      {upload && (
        <div className={layout.full} role="status">
          <span dir="auto">{t('support.file.sending', { name: upload.name })}</span>
          <Progress
            percent={Math.round(upload.share * 100)}
            aria-label={t('support.file.sending', { name: upload.name })}
          />
        </div>
      )}
      <Button
        icon={<PaperClipOutlined aria-hidden />}
        disabled={upload !== undefined || files.length >= MAX_TICKET_FILES}
        aria-describedby={`${id}rules`}
        onClick={() => input.current?.click()}
      >
        {t('support.file.add')}
      </Button>
      <span id={`${id}rules`} className={typography.note}>
        {t('support.file.rules', { count: MAX_TICKET_FILES })}
      </span>
      {problem && (
        <div role="alert" className={typography.error}>
          {t(`support.file.problem.${problem.problem}`, { name: problem.name })}{' '}
          {problem.retry && (
            <Button type="link" onClick={() => problem.retry && void addAll([problem.retry])}>
              {t('state.retry')}
            </Button>
          )}
        </div>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label={t('support.file.add')}
        accept=".jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf"
        onChange={(event) => handleChosen(event.target)}
      />
    </Flex>
  );
}
