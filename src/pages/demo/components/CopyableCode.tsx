import { useIntl } from '@umijs/max';
import { Typography } from 'antd';
import styles from './Demo.module.css';

/** Something to take elsewhere, with the button that copies it. */
export function CopyableCode({ code }: { code: string }) {
  const { formatMessage } = useIntl();
  const tooltips = [
    formatMessage({ id: 'demo.copy' }, { code }),
    formatMessage({ id: 'demo.copied' }, { code }),
  ];
  return (
    <Typography.Text className={styles.code} copyable={{ text: code, tooltips }}>
      <bdi dir="ltr">{code}</bdi>
    </Typography.Text>
  );
}
