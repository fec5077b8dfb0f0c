import { useT } from '@@/texts/owned';
import { CheckCircleOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { instanceAddress } from '@/components/order/orderAgain';
import panelStyles from '@/components/panel.module.css';
import type { InstanceSummary } from '@/domain/instance/instance';
import { continuingActions } from '@/domain/instance/owned';
import { dateText } from '@/domain/intlFormats';
import styles from './OwnedLine.module.css';

/** At least one service of the user. */
export type OwnedList = readonly [InstanceSummary, ...InstanceSummary[]];

/** Returns the address of the only service, or of a list of them. */
function getAddress([first, ...others]: OwnedList): string {
  if (others.length === 0) return instanceAddress(first.instanceId);
  return `/usercenter/service?${new URLSearchParams({ group: 'running', keyword: first.service.title })}`;
}

/** Returns a function that says what the user has, with the end of its term if `withEnd`. */
export function useOwnedText() {
  const t = useT();
  return (owned: OwnedList, withEnd: boolean): string => {
    const [{ service, orderType, endsOn }] = owned;
    if (owned.length > 1) return t('owned.many', { count: owned.length });
    const kind = orderType === 'trial' ? 'trial' : 'one';
    const plan = service.planName;
    if (!withEnd || endsOn === undefined) return t(`owned.${kind}`, { plan });
    return t(`owned.${kind}Until`, { plan, date: dateText(t.locale, endsOn) });
  };
}

/** The links to what the user has: view, and for a single one renew and upgrade where they are possible. */
export function OwnedLinks({ owned }: { owned: OwnedList }) {
  const t = useT();
  const actions = owned.length === 1 ? continuingActions(owned[0]) : [];
  return (
    <Flex component="span" wrap gap="0 16px">
      <Link className={styles.link} to={getAddress(owned)}>
        {t('owned.view')}
      </Link>
      {actions.map((action) => (
        <Link
          key={action}
          className={styles.link}
          to={instanceAddress(owned[0].instanceId, { dialog: action })}
        >
          {t(`owned.${action}`)}
        </Link>
      ))}
    </Flex>
  );
}

interface OwnedLineProps {
  owned: OwnedList;
  /** Whether it is one link on a card. */
  isShort: boolean;
}

/** One line about the user's services in use of a service of the catalogue. */
export default function OwnedLine({ owned, isShort }: OwnedLineProps) {
  const getText = useOwnedText();
  if (isShort) {
    return (
      <Link className={styles.card} to={getAddress(owned)}>
        <CheckCircleOutlined aria-hidden /> {getText(owned, false)}
      </Link>
    );
  }
  return (
    <Flex className={panelStyles.inset} wrap align="center" gap="0 16px">
      <span>
        <CheckCircleOutlined aria-hidden /> {getText(owned, true)}
      </span>
      <OwnedLinks owned={owned} />
    </Flex>
  );
}
