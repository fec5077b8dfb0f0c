import { useT } from '@@/texts/certification';
import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Flex, Progress } from 'antd';
import { type DragEvent, useId, useRef, useState } from 'react';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import type { IdentityFile } from '@/domain/certification/certification';
import type { FileSlot } from '@/domain/certification/certificationForm';
import { removeIdentityFile } from '@/services/certification';
import type { CertificationProps } from '../CertificationGate';
import { useCertificationCall } from '../useCertification';
import { FilePreview } from './FilePreview';
import styles from './Upload.module.css';
import { type UploadPhase, useUpload } from './useUpload';

interface UploadSlotProps extends CertificationProps {
  slot: FileSlot;
  file?: IdentityFile;
  /** Why a file must be uploaded. */
  problem?: string;
}

/** The upload of one file of the application. */
export function UploadSlot({ slot, file, problem, ...props }: UploadSlotProps) {
  const t = useT();
  const { phase, choose, cancel } = useUpload(slot, props);
  const { busy, run } = useCertificationCall(props);
  const [dragOver, setDragOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const name = t(`certification.field.${slot}`);
  const active = phase.name === 'preparing' || phase.name === 'sending';

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setDragOver(false);
    void choose([...event.dataTransfer.files]);
  }

  function handleChosen(field: HTMLInputElement) {
    const files = [...(field.files ?? [])];
    // Allows the same file to be chosen again.
    field.value = '';
    void choose(files);
  }

  return (
    <Flex className={layout.shrink} component="section" vertical gap={8} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>{name}</h3>
      <Flex
        className={styles.zone}
        vertical
        align="center"
        justify="center"
        gap={8}
        data-over={dragOver}
        data-problem={phase.name === 'refused' || (!!problem && !active)}
        onDragOver={(event) => {
          event.preventDefault();
          setDragOver(true);
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={handleDrop}
      >
        {file && !active && <FilePreview key={file.fileId} file={file} name={name} />}
        {!file && !active && <p className={typography.secondary}>{t('certification.upload.drop')}</p>}
        <UploadState phase={phase} problem={problem} id={`${id}-state`} onCancel={cancel} />
        {!active && (
          <Flex wrap justify="center" gap={8}>
            <Button
              icon={<UploadOutlined aria-hidden />}
              aria-label={t(file ? 'certification.upload.replaceNamed' : 'certification.upload.chooseNamed', {
                name,
              })}
              aria-describedby={`${id}-state ${id}-kept`}
              onClick={() => input.current?.click()}
            >
              {t(file ? 'certification.upload.replace' : 'certification.upload.choose')}
            </Button>
            {file && (
              <Button
                icon={<DeleteOutlined aria-hidden />}
                loading={busy}
                aria-label={t('certification.upload.removeNamed', { name })}
                onClick={() => void run(() => removeIdentityFile(file.fileId))}
              >
                {t('certification.upload.remove')}
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
      <p id={`${id}-kept`} className={typography.secondary}>
        {t(`certification.kept.${slot}`)}
      </p>
    </Flex>
  );
}

interface UploadStateProps {
  phase: UploadPhase;
  /** Problem of the current file, shown while idle. */
  problem?: string;
  id: string;
  onCancel: () => void;
}

/** Progress, rejection or failure of an upload. */
function UploadState({ phase, problem, id, onCancel }: UploadStateProps) {
  const t = useT();
  const active = phase.name === 'preparing' || phase.name === 'sending';
  const rejection = phase.name === 'refused' ? t(`certification.file.${phase.problem}`) : problem;
  return (
    <Flex className={layout.full} vertical align="center" gap={8}>
      {active && (
        <>
          <Progress
            percent={phase.name === 'sending' ? Math.round(phase.share * 100) : 0}
            aria-label={t('certification.upload.progress')}
          />
          <p role="status" className={typography.secondary}>
            {t(`certification.upload.${phase.name}`)}
          </p>
          <Button onClick={onCancel}>{t('certification.upload.cancel')}</Button>
        </>
      )}
      {phase.name === 'failed' && (
        <>
          <p id={id} role="alert" className={typography.error}>
            {t('certification.upload.failed')}
          </p>
          <Button type="primary" onClick={phase.retry}>
            {t('state.retry')}
          </Button>
        </>
      )}
      {(phase.name === 'refused' || phase.name === 'idle') && rejection && (
        <p id={id} role="alert" className={typography.error}>
          {rejection}
        </p>
      )}
    </Flex>
  );
}
