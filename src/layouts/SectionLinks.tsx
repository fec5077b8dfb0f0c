import { NavLink, useIntl } from '@umijs/max';
import styles from './PortalFrame.module.css';

const sections = [
  { path: '/serviceMarket', titleId: 'title.serviceMarket' },
  { path: '/announcement', titleId: 'title.announcement' },
  { path: '/agreement', titleId: 'title.agreement' },
];

/** The sections of the portal, for the header and for the phone's drawer. */
export function SectionLinks({ onFollow }: { onFollow?: () => void }) {
  const { formatMessage } = useIntl();
  return sections.map(({ path, titleId }) => (
    <NavLink key={path} to={path} className={styles.link} onClick={onFollow}>
      {formatMessage({ id: titleId })}
    </NavLink>
  ));
}
