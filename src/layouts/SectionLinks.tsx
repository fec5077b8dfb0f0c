import { NavLink, useIntl } from '@umijs/max';
import { hasSection, useColumns } from '@/components/ColumnsContext';
import styles from './PortalFrame.module.css';

const sections = [
  { path: '/serviceMarket', section: 'market', titleId: 'title.serviceMarket' },
  { path: '/announcement', section: 'announcement', titleId: 'title.announcement' },
  { path: '/agreement', section: 'agreement', titleId: 'title.agreement' },
] as const;

/** The sections of the portal that have a column, for the header and for the phone's drawer. */
export function SectionLinks({ onFollow }: { onFollow?: () => void }) {
  const { formatMessage } = useIntl();
  const columns = useColumns();
  return sections
    .filter(({ section }) => hasSection(columns, section))
    .map(({ path, titleId }) => (
      <NavLink key={path} to={path} className={styles.link} onClick={onFollow}>
        {formatMessage({ id: titleId })}
      </NavLink>
    ));
}
