import { SearchOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex, Input, Typography } from 'antd';
import { useState } from 'react';
import { searchTopics } from '@/pages/editor/components/mind/mindView';
import styles from './MindPanels.module.css';
import type { MindMap } from './useMindMap';

/** As many hits as a panel can show; what was typed further narrows them. */
const SHOWN = 8;

/** Finds topics by their words, notes and tags; a hit is shown and selected, whatever hides it. */
export function TopicSearch({ map }: { map: MindMap }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const hits = searchTopics(map.content.root, text);
  const name = formatMessage({ id: 'mind.search' });
  const showNext = () => {
    const at = hits.findIndex(({ id }) => id === map.selected?.id);
    const next = hits[(at + 1) % hits.length];
    if (next) map.show(next.id);
  };
  return (
    <Flex vertical gap={4}>
      <Input
        role="searchbox"
        prefix={<SearchOutlined aria-hidden />}
        aria-label={name}
        placeholder={name}
        allowClear
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={showNext}
      />
      {text.trim() !== '' && (
        <Typography.Text type="secondary" role="status">
          {formatMessage({ id: 'mind.hits' }, { count: hits.length })}
        </Typography.Text>
      )}
      {hits.length > 0 && (
        <ul>
          {hits.slice(0, SHOWN).map(({ id, topic }) => (
            <li key={id}>
              <Button type="text" block className={styles.hit} onClick={() => map.show(id)}>
                {topic}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Flex>
  );
}
