import { useT } from '@@/texts/order';
import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import layout from '@/components/layout.module.css';
import styles from './CopyText.module.css';

interface CopyTextProps {
  text: string;
  /** What is shown instead, such as an amount with its currency. */
  shown?: ReactNode;
  /** The copied thing, for the button's accessible name. */
  name: string;
}

/** Text with a copy button; it is selected where copying is not allowed. */
export function CopyText({ text, shown = text, name }: CopyTextProps) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const shownText = useRef<HTMLElement>(null);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The clipboard needs HTTPS and permission.
      if (shownText.current) window.getSelection()?.selectAllChildren(shownText.current);
    }
  }

  return (
    <span className={styles.row}>
      <bdi ref={shownText} dir="ltr" translate="no" className={layout.shrink}>
        {shown}
      </bdi>
      <Button
        icon={copied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
        aria-label={t(copied ? 'order.copied' : 'order.copy', { name })}
        onClick={handleCopy}
      />
    </span>
  );
}
