import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import typography from '@/components/typography.module.css';
import { WORKPLACE_LINKS_MAX, type WorkplaceLink } from '@/domain/console/workplace';
import { removeWorkplaceLink } from '@/services/dashboard';
import { siteRoutes } from '../../../../../config/routes';
import { Panel } from '../Panel';
import { LinkForm } from './LinkForm';
import styles from './Workplace.module.css';

interface LinkPanelProps {
  links: WorkplaceLink[];
  onChange: (links: WorkplaceLink[]) => void;
}

/** The user's quick links, stored on the server. */
export function LinkPanel({ links, onChange }: LinkPanelProps) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const getTitle = (path: string) => {
    const titleId = siteRoutes.find((route) => route.path === path)?.titleId;
    return titleId ? formatMessage({ id: titleId }) : path;
  };

  const removal = useAction(({ linkId }: WorkplaceLink) => removeWorkplaceLink(linkId), {
    onDone(_result, { linkId, name, path }) {
      onChange(links.filter((link) => link.linkId !== linkId));
      void message.success(
        formatMessage({ id: 'dashboard.links.removed' }, { name: name || getTitle(path) }),
      );
      addButton.current?.focus();
    },
  });

  return (
    <Panel title={formatMessage({ id: 'dashboard.links' })}>
      {links.length === 0 && (
        <p className={`${layout.spaceBeforeXxs} ${typography.note}`}>
          {formatMessage({ id: 'dashboard.links.none' })}
        </p>
      )}
      <Flex className={layout.spaceAfterMd} component="ul" wrap gap={8}>
        {links.map((link) => {
          const name = link.name || getTitle(link.path);
          return (
            <Flex key={link.linkId} className={styles.link} component="li" align="center">
              <Link to={link.path}>{name}</Link>
              <Button
                type="text"
                icon={<CloseOutlined aria-hidden />}
                aria-label={formatMessage({ id: 'dashboard.links.remove' }, { name })}
                loading={removal.pendingArgs?.[0].linkId === link.linkId}
                onClick={() => void removal.run(link)}
              />
            </Flex>
          );
        })}
      </Flex>
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
