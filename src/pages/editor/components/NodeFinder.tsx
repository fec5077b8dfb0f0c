import { SearchOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex, Input, Typography } from 'antd';
import { useState } from 'react';
import type { DiagramNode } from '@/domain/editor/diagram';
import styles from './diagram/DiagramPanels.module.css';
import { NODE_ICONS } from './diagram/diagramKinds';

interface NodeFinderProps {
  nodes: readonly DiagramNode[];
  onFound: (id: string) => void;
}

/** All nodes by name and address; one that is pressed is chosen and shown. */
export function NodeFinder({ nodes, onFound }: NodeFinderProps) {
  const { formatMessage } = useIntl();
  const [wanted, setWanted] = useState('');
  const found = nodes.filter(({ label, data }) =>
    `${label} ${data.address ?? ''}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <section aria-labelledby="editor-nodes">
      <h2 id="editor-nodes">{formatMessage({ id: 'editor.nodes' }, { count: found.length })}</h2>
      <Input
        role="searchbox"
        prefix={<SearchOutlined aria-hidden />}
        allowClear
        aria-label={formatMessage({ id: 'editor.find' })}
        placeholder={formatMessage({ id: 'editor.find' })}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        onPressEnter={() => found[0] && onFound(found[0].id)}
      />
      <Typography.Text type="secondary" role="status">
        {wanted.trim() !== '' && formatMessage({ id: 'editor.found' }, { count: found.length })}
      </Typography.Text>
      <Flex className={styles.list} component="ul" vertical gap={4}>
        {found.map(({ id, kind, label }) => (
          <li key={id}>
            <Button type="text" icon={NODE_ICONS[kind]} onClick={() => onFound(id)}>
              <bdi>{label || formatMessage({ id: `editor.kind.${kind}` })}</bdi>
            </Button>
          </li>
        ))}
      </Flex>
    </section>
  );
}
