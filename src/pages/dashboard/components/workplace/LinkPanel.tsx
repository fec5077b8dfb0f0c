import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { WORKPLACE_LINKS_MAX, type WorkplaceLink } from '@/domain/console/workplace';
import { isRequestError } from '@/domain/requestError';
import { removeWorkplaceLink } from '@/services/dashboard';
import { siteRoutes } from '../../../../../config/routes';
import { Panel } from '../Panel';
import { LinkForm } from './LinkForm';
import styles from './Workplace.module.css';

interface LinkPanelProps {
  links: WorkplaceLink[];
  onChange: (links: WorkplaceLink[]) => void;
}

/** The person's own ways to pages of the console; they are kept on the server. */
export function LinkPanel({ links, onChange }: LinkPanelProps) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<string>();
  const addButton = useRef<HTMLButtonElement>(null);
  const titleOf = (path: string) => {
    const titleId = siteRoutes.find((route) => route.path === path)?.titleId;
    return titleId ? formatMessage({ id: titleId }) : path;
  };

  async function handleRemove({ linkId, name, path }: WorkplaceLink) {
    setRemoving(linkId);
    try {
      await removeWorkplaceLink(linkId);
      onChange(links.filter((link) => link.linkId !== linkId));
      void message.success(formatMessage({ id: 'dashboard.links.removed' }, { name: name || titleOf(path) }));
      addButton.current?.focus();
    } catch (failure) {
      if (!isRequestError(failure)) throw failure;
    } finally {
      setRemoving(undefined);
    }
  }

  return (
    <Panel title={formatMessage({ id: 'dashboard.links' })}>
      {links.length === 0 && <p className={styles.note}>{formatMessage({ id: 'dashboard.links.none' })}</p>}
      <ul className={styles.links}>
        {links.map((link) => {
          const name = link.name || titleOf(link.path);
          return (
            <li key={link.linkId} className={styles.link}>
              <Link to={link.path}>{name}</Link>
              <Button
                type="text"
                icon={<CloseOutlined aria-hidden />}
                aria-label={formatMessage({ id: 'dashboard.links.remove' }, { name })}
                loading={removing === link.linkId}
                onClick={() => void handleRemove(link)}
              />
            </li>
          );
        })}
      </ul>
      {adding ? (
        <LinkForm
          taken={links.map(({ path }) => path)}
          onCancel={() => setAdding(false)}
          onAdded={(link) => {
            setAdding(false);
            onChange([...links, link]);
          }}
        />
      ) : (
        <Button
          ref={addButton}
          icon={<PlusOutlined aria-hidden />}
          disabled={links.length >= WORKPLACE_LINKS_MAX}
          onClick={() => setAdding(true)}
        >
          {formatMessage({ id: 'dashboard.links.add' })}
        </Button>
      )}
    </Panel>
  );
}
