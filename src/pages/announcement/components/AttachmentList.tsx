import { useT } from '@@/texts/announcement';
import { DownloadOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { Section } from '@/components/Section';
import { saveBlob } from '@/components/saveBlob';
import typography from '@/components/typography.module.css';
import type { Announcement } from '@/domain/content/announcement';
import { isRequestError } from '@/domain/requestError';
import { isFileResult } from '@/request/download';
import { downloadAttachment } from '@/services/announcement';
import styles from './AnnouncementArticle.module.css';
import { formatFileSize } from './fileSize';

/** The files of an announcement. Downloads use the file name that the server sends. */
export function AttachmentList({ announcement }: { announcement: Announcement }) {
  const t = useT();
  const message = useMessage();
  const [downloading, setDownloading] = useState<readonly string[]>([]);
  const { announcementId, attachments } = announcement;

  async function download({ attachmentId, name }: Announcement['attachments'][number]) {
    setDownloading((ids) => [...ids, attachmentId]);
    try {
      const file = await downloadAttachment(announcementId, attachmentId);
      if (isFileResult(file)) saveBlob(file.result, file.fileName ?? name);
      else message.error(t('announcement.download.noFile'));
    } catch (error) {
      // The request layer has shown the error.
      if (!isRequestError(error)) throw error;
    } finally {
      setDownloading((ids) => ids.filter((id) => id !== attachmentId));
    }
  }

  return (
    <Section
      id="announcement-attachments"
      className={styles.attachments}
      title={t('announcement.attachments')}
      isPlain
    >
      <ul className={`${layout.divided} ${styles.files}`}>
        {attachments.map((attachment) => (
          <li key={attachment.attachmentId} className={layout.row}>
            <PaperClipOutlined aria-hidden />
            <span className={`${layout.fill} ${typography.anywhere}`} translate="no">
              {attachment.name}
            </span>
            <span className={`${layout.fixed} ${typography.note} ${typography.plaintext}`}>
              {formatFileSize(attachment.sizeBytes, t.locale)}
            </span>
            <Button
              icon={<DownloadOutlined aria-hidden />}
              loading={downloading.includes(attachment.attachmentId)}
              aria-label={t('announcement.downloadOf', { name: attachment.name })}
              onClick={() => download(attachment)}
            >
              {t('announcement.download')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
