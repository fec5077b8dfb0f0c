import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { TOPICS, type Topic } from '@/domain/console/consoleSearch';

/** As many topics as are shown folded. */
const FOLDED = 6;

interface TopicChoiceProps {
  chosen: readonly Topic[];
  onChange: (topics: readonly Topic[]) => void;
}

/** Topics to switch on and off, "all" of them at once, the rest of them behind "more". */
export function TopicChoice({ chosen, onChange }: TopicChoiceProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  // What is chosen is never hidden.
  const shown = TOPICS.filter((topic, index) => open || index < FOLDED || chosen.includes(topic));
  return (
    <Flex role="group" aria-label={formatMessage({ id: 'list.search.topic' })} wrap gap="4px 8px">
      <Button
        size="small"
        type={chosen.length === 0 ? 'primary' : 'text'}
        aria-pressed={chosen.length === 0}
        onClick={() => onChange([])}
      >
        {formatMessage({ id: 'list.search.topic.all' })}
      </Button>
      {shown.map((topic) => {
        const on = chosen.includes(topic);
        return (
          <Button
            key={topic}
            size="small"
            type={on ? 'primary' : 'text'}
            aria-pressed={on}
            onClick={() => onChange(on ? chosen.filter((one) => one !== topic) : [...chosen, topic])}
          >
            {formatMessage({ id: `list.topic.${topic}` })}
          </Button>
        );
      })}
      <Button
        size="small"
        type="link"
        aria-expanded={open}
        icon={open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        iconPlacement="end"
        onClick={() => setOpen(!open)}
      >
        {formatMessage({ id: open ? 'list.search.fold' : 'list.search.unfold' })}
      </Button>
    </Flex>
  );
}
