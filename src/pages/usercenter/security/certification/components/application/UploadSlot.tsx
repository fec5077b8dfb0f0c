import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { type DragEvent, useId, useRef, useState } from 'react';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import type { IdentityFile } from '@/domain/certification/certification';
import type { FileSlot } from '@/domain/certification/certificationForm';
import { removeIdentityFile } from '@/services/certification';
import type { CertificationProps } from '../CertificationGate';
import { useCertificationCall } from '../useCertificationCall';
import { FilePreview } from './FilePreview';
import styles from './Upload.module.css';
import { UploadState } from './UploadState';
import { useUpload } from './useUpload';

interface UploadSlotProps extends CertificationProps {
  slot: FileSlot;
  file?: IdentityFile;
  /** Why it has to be uploaded, or uploaded again. */
  problem?: string;
}

/** One file of the application: what it is, what is kept of it and why, and the place to put it. */
export function UploadSlot({ slot, file, problem, ...props }: UploadSlotProps) {
  const { formatMessage } = useIntl();
  const { phase, choose, cancel } = useUpload(slot, props);
  const { busy, run } = useCertificationCall(props);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const name = formatMessage({ id: `certification.field.${slot}` });
  const active = phase.name === 'preparing' || phase.name === 'sending';

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void choose([...event.dataTransfer.files]);
  }

  function handleChosen(field: HTMLInputElement) {
    const files = [...(field.files ?? [])];
    // The same file may be chosen again after it was mended.
    field.value = '';
    void choose(files);
  }

  return (
    <Flex className={layout.shrink} component="section" vertical aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`} className={styles.name}>
        {name}
      </h3>
      {/* Dropping is a second way: the button inside does the same for hands without a mouse. */}
      <Flex
        className={styles.zone}
        vertical
        align="center"
        justify="center"
        gap={8}
        data-over={over}
        data-problem={phase.name === 'refused' || (!!problem && !active)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        {file && !active && <FilePreview key={file.fileId} file={file} name={name} />}
        {!file && !active && (
          <p className={typography.secondary}>{formatMessage({ id: 'certification.upload.drop' })}</p>
        )}
        <UploadState phase={phase} problem={problem} id={`${id}-state`} onCancel={cancel} />
        {!active && (
          <Flex className={styles.buttons} wrap justify="center" gap={8}>
            <Button
              icon={<UploadOutlined aria-hidden />}
              aria-label={formatMessage(
                { id: file ? 'certification.upload.replaceNamed' : 'certification.upload.chooseNamed' },
                { name },
              )}
              aria-describedby={`${id}-state ${id}-kept`}
              onClick={() => input.current?.click()}
            >
              {formatMessage({ id: file ? 'certification.upload.replace' : 'certification.upload.choose' })}
            </Button>
            {file && (
              <Button
                icon={<DeleteOutlined aria-hidden />}
                loading={busy}
                aria-label={formatMessage({ id: 'certification.upload.removeNamed' }, { name })}
                onClick={() => void run(() => removeIdentityFile(file.fileId))}
              >
                {formatMessage({ id: 'certification.upload.remove' })}
              </Button>
            )}
          </Flex>
        )}
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={name}
          accept=".jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf"
          onChange={(event) => handleChosen(event.target)}
        />
      </Flex>
      <p id={`${id}-kept`} className={styles.kept}>
        {formatMessage({ id: `certification.kept.${slot}` })}
      </p>
    </Flex>
  );
}
