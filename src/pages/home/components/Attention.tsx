import { useT } from '@@/texts/attention';
import welcomeTexts from '@@/texts/welcome';
import { AttentionList, toAttentionRows } from '@/components/attention/AttentionList';
import { useAttention } from '@/components/attention/useAttention';
import { CouponLine } from '@/components/coupon/CouponLine';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { partOfDay } from '@/components/partOfDay';
import typography from '@/components/typography.module.css';
import { useAccountName } from '@/components/useAccountName';
import type { CurrentUser } from '@/domain/account/account';
import { deviceHour } from '@/domain/calendar';
import { listCoupons } from '@/services/coupon';
import { listInstances } from '@/services/instance';
import { listOrders } from '@/services/order';
import styles from './Attention.module.css';

/** Greets the user, names a coupon and lists unpaid orders, failed setups and expiring services, if any. */
export default function Attention({ user }: { user: CurrentUser }) {
  const accountName = useAccountName();
  const t = useT(welcomeTexts);
  const rows = toAttentionRows(useAttention({ listOrders, listInstances }));
  return (
    <section className={styles.attention} aria-label={t('attention.title')}>
      <p className={typography.amount}>
        {t(`welcome.${partOfDay(deviceHour())}`, { name: accountName(user) })}
      </p>
      <CouponLine read={listCoupons} />
      {rows.length > 0 && (
        <div className={`${panelStyles.surface} ${layout.spaceBeforeMd} ${styles.list}`}>
          <AttentionList rows={rows} />
        </div>
      )}
    </section>
  );
}
