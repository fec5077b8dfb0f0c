import { useT } from '@@/texts/secondStep';
import { CheckOutlined, CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Section } from '@/components/Section';
import { saveBlob } from '@/components/saveBlob';
import styles from './SecondStep.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** New recovery codes, which are shown this one time. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useT();
  const account = useModel('@@initialState').initialState?.currentUser?.userName;
  const [copied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
    } catch {
      // The clipboard needs HTTPS and permission.
      if (list.current) window.getSelection()?.selectAllChildren(list.current);
    }
  }

  function handleDownload() {
    const note = t('secondStep.codes.fileNote', { account });
    const content = `${t('secondStep.codes')}\n${note}\n\n${codes.join('\n')}\n`;
    const name = `${t('secondStep.codes.file')}.txt`;
    saveBlob(new Blob([content], { type: 'text/plain;charset=utf-8' }), name);
  }

  return (
    <Section title={t('secondStep.codes')} titleRef={heading}>
      <p>{t('secondStep.codes.once')}</p>
      <ul ref={list} className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Flex wrap gap={8}>
        <Button
          icon={copied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
          onClick={() => void handleCopy()}
        >
          {t(copied ? 'secondStep.codes.copied' : 'secondStep.codes.copy')}
        </Button>
        <Button icon={<DownloadOutlined aria-hidden />} onClick={handleDownload}>
          {t('secondStep.codes.download')}
        </Button>
        <Button type="primary" onClick={onDone}>
          {t('secondStep.codes.done')}
        </Button>
      </Flex>
    </Section>
  );
}
