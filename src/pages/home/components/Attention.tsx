import { useAccess, useIntl } from '@umijs/max';
import { CardGrid } from '@/components/CardGrid';
import { partOfDay } from '@/components/partOfDay';
import typography from '@/components/typography.module.css';
import type { CurrentUser } from '@/domain/account/account';
import styles from './Attention.module.css';
import { EndingServices } from './EndingServices';
import { UnpaidOrders } from './UnpaidOrders';

/** Greets, and shows what waits for this person: orders to pay, services that end soon. Nothing waits: nothing shown. */
export default function Attention({ user }: { user: CurrentUser }) {
  const { formatMessage } = useIntl();
  const access = useAccess();
  return (
    <section className={styles.attention} aria-label={formatMessage({ id: 'home.attention' })}>
      <p className={typography.titleMedium}>
        {formatMessage(
          { id: `welcome.${partOfDay(new Date().getHours())}` },
          { name: user.nickname || user.userName },
        )}
      </p>
      <CardGrid className={styles.lists} min={420} stretch>
        {access['/order'] && <UnpaidOrders />}
        {access['/usercenter/service'] && <EndingServices />}
      </CardGrid>
    </section>
  );
}
