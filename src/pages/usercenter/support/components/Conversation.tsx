import { useT } from '@@/texts/support';
import { PaperClipOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { DateText } from '@/components/DateText';
import panelStyles from '@/components/panel.module.css';
import { useAction } from '@/components/query/useAction';
import { Section } from '@/components/Section';
import { saveBlob } from '@/components/saveBlob';
import typography from '@/components/typography.module.css';
import type { TicketEntry, TicketFile } from '@/domain/support/ticket';
import { fetchTicketFile } from '@/services/support';
import styles from './Support.module.css';

const KILOBYTE = 1024;

/** The messages and events of a ticket, oldest first. New ones are announced. */
export function Conversation({ entries }: { entries: readonly TicketEntry[] }) {
  const t = useT();
  return (
    <Section isPlain title={t('support.conversation')}>
      <Flex component="ol" vertical gap={16} aria-live="polite">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added at the end, and two can have the same time.
          <Entry key={index} entry={entry} />
        ))}
      </Flex>
    </Section>
  );
}

function Entry({ entry }: { entry: TicketEntry }) {
  const t = useT();
  const { by, event, text, at, files } = entry;
  if (!text)
    return (
      <li className={`${styles.event} ${event === 'late' ? typography.error : typography.note}`}>
        {t(`support.event.${event}`)} <DateText at={at} withTime />
      </li>
    );
  return (
    <Flex component="li" className={`${panelStyles.surface} ${styles.message}`} vertical gap={4} data-by={by}>
      <Flex wrap align="baseline" gap="0 12px">
        <strong>{t(`support.by.${by}`)}</strong>
        <span className={typography.note}>
          {event !== 'reply' && event !== 'answer' && `${t(`support.event.${event}`)} · `}
          <DateText at={at} withTime />
        </span>
      </Flex>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {files.length > 0 && (
        <Flex component="ul" className={styles.attached} wrap gap={8} aria-label={t('support.files')}>
          {files.map((file) => (
            <li key={file.fileId}>
              <FileButton file={file} />
            </li>
          ))}
        </Flex>
      )}
    </Flex>
  );
}

/** Downloads a file of a message. */
function FileButton({ file: { fileId, name, size } }: { file: TicketFile }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const download = useAction(() => fetchTicketFile(fileId), {
    onDone: (content) => content && saveBlob(content, name),
  });
  const kilobytes = formatNumber(Math.max(1, Math.round(size / KILOBYTE)));
  return (
    <Button
      icon={<PaperClipOutlined aria-hidden />}
      loading={download.isPending}
      aria-label={t('support.file.download', { name })}
      onClick={() => void download.run()}
    >
      <span className={typography.anywhere} dir="auto">
        {name}
      </span>
      <span className={typography.note}>{t('support.file.size', { size: kilobytes })}</span>
    </Button>
  );
}
