import { useIntl } from '@umijs/max';
import { QRCode, theme } from 'antd';
import { CopyText } from '@/components/order/CopyText';
import typography from '@/components/typography.module.css';
import { formatMoney } from '@/domain/money/money';
import type { TopUp } from '@/domain/money/topUp';
import styles from '../ChangeDialog.module.css';

// Dark on light in both themes: scanners read nothing else reliably.
const light = theme.getDesignToken();

/** The code to scan, and what it holds as text for those who cannot scan. */
export function TopUpCode({ topUp: { amount, channel, qrContent } }: { topUp: TopUp }) {
  const { formatMessage, locale } = useIntl();
  const name = formatMessage({ id: `order.channel.${channel}` });
  return (
    <>
      <p>
        <strong>{formatMessage({ id: 'topUp.scan' }, { name, amount: formatMoney(amount, locale) })}</strong>
      </p>
      <div
        role="img"
        aria-label={formatMessage({ id: 'topUp.picture' }, { name })}
        className={styles.picture}
      >
        <QRCode
          type="svg"
          value={qrContent}
          size={200}
          marginSize={2}
          bordered={false}
          color={light.colorTextBase}
          bgColor={light.colorBgContainer}
        />
      </div>
      <p role="status" className={typography.note}>
        {formatMessage({ id: 'topUp.waiting' })}
      </p>
      <CopyText text={qrContent} name={formatMessage({ id: 'topUp.code' })} />
    </>
  );
}
