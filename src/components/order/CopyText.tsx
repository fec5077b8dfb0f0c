import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import layout from '@/components/layout.module.css';
import styles from './CopyText.module.css';

interface CopyTextProps {
  text: string;
  /** What is copied, as the button's name says it. */
  name: string;
}

/** Something to take to another app, with the button that copies it; where copying is not allowed it gets selected. */
export function CopyText({ text, name }: CopyTextProps) {
  const { formatMessage } = useIntl();
  const [copied, setCopied] = useState(false);
  const shown = useRef<HTMLElement>(null);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // No clipboard without HTTPS, or the person refused: the text is one keystroke away from being copied.
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
    }
  }

  return (
    <span className={styles.row}>
      <bdi ref={shown} dir="ltr" className={layout.shrink}>
        {text}
      </bdi>
      <Button
        icon={copied ? <CheckOutlined /> : <CopyOutlined />}
        aria-label={formatMessage({ id: copied ? 'order.copied' : 'order.copy' }, { name })}
        onClick={handleCopy}
      />
    </span>
  );
}
